#!/usr/bin/env node
import { runCommand } from '@site/contract/command-line.ts';
import { type BrowserLaunch, defaultBrowser } from './browser.ts';

const USAGE = `site-bench [command] [options]

  site (default)  bytes and speed of the site's pages beside the baseline: the same content with React, React Router and React Query only
    --runs 3          measurements of each page; the median counts
    --only home,bills some pages; "journey" is the log-in that leads to the bills
    --no-build        measures the last builds
    --http1           over HTTP/1.1 instead of HTTP/2 (which needs openssl)
    --json FILE, --markdown FILE
  engines         what a first visit fetches in current and older Chromium, Firefox and WebKit
    --download        gets the older Chromiums (65 MiB each, into .cache/engines)
    --only home,bills, --engines Firefox,WebKit, --no-build, --http1, --markdown FILE
  tricks          what every measure of the build and the start gains: each switched off once
    --runs 5, --only home,bills, --measures 'first image', --no-build, --markdown FILE
  every           scores of every public route, without the baseline
    --only home, --no-build
  large           long tasks of pages with large data on a slow processor
    --runs 3, --only WORD, --no-build, --slow-down 4
    --grow            instead: time and memory of pages with 1, 10 and 100 times their rows; --markdown FILE
  deploy          requests a second and bytes a visit of one nginx; needs a build (npm run build)
  soak            minutes of visits to nginx in front of the mock, with repeated writes, broken connections and restarts of the mock: memory, errors,
                  writes done twice; needs a build (npm run build)
    --minutes 10, --connections 200
  mock            requests a second of the mock beside the stock prism mock
  proxy           requests a second of the validation proxy beside the stock prism proxy

Environment: CHROMIUM_PATH (browser), BENCH_PORT (first of three ports, 4290), BENCH_SECONDS (deploy, 5), BENCH_FOLDER (.cache/bench)
Exit codes: 0 done, 1 a budget or goal that must hold does not, or a fault of soak, 2 wrong arguments.
Example: npx site-bench site --only home --runs 1`;

/** Runs the command line with this browser. */
export function runBench(browser: BrowserLaunch): Promise<void> {
  return runCommand(
    USAGE,
    {
      site: async (args) => (await import('./site.ts')).benchSite(args, browser),
      engines: async (args) => (await import('./engine-visits.ts')).benchEngines(args, browser),
      tricks: async (args) => (await import('./tricks/tricks.ts')).benchTricks(args, browser),
      every: async (args) => (await import('./every.ts')).benchEvery(args, browser),
      large: async (args) => (await import('./large.ts')).benchLarge(args, browser),
      deploy: async () => (await import('./deploy.ts')).benchDeploy(browser),
      soak: async (args) => (await import('./soak.ts')).benchSoak(args),
      mock: async () => (await import('./mock.ts')).benchMock(),
      proxy: async () => (await import('./proxy.ts')).benchProxy(),
    },
    'site',
  );
}

if (import.meta.main) await runBench(defaultBrowser());
