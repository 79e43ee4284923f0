import { runCommand } from '@site/contract/command-line.ts';
import type { BrowserLaunch } from './visit.ts';

const USAGE = `npm run bench [-- command] [options]

  site (default)  bytes and speed of the site's pages beside the baseline: the same content with React, React Router and React Query only
    --runs 3          measurements of each page; the median counts
    --only home,bills some pages; "journey" is the log-in that leads to the bills
    --no-build        measures the last builds
  large           long tasks of pages with large data on a slow processor
    --runs 3, --only WORD, --no-build, --slow-down 4

Environment: CHROMIUM_PATH (browser), BENCH_PORT (first of three ports, 4290), BENCH_FOLDER (.cache/bench)
Exit codes: 0 done, 1 a page takes too many requests, 2 wrong arguments.
Example: npm run bench -- site --only home --runs 1`;

/** Runs the command line with this browser. */
export function runBench(browser: BrowserLaunch): Promise<void> {
  return runCommand(
    USAGE,
    {
      site: async (args) => (await import('./site.ts')).benchSite(args, browser),
      large: async (args) => (await import('./large.ts')).benchLarge(args, browser),
    },
    'site',
  );
}
