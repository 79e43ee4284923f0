#!/usr/bin/env node
import { runCommand } from '@site/contract/command-line.ts';

const USAGE = `site-build <command>

Steps of the build, in their order (vite build comes first):
  prerender   renders every public page in both languages
  worker      writes dist/sw.js, which keeps pages for times without a network
  compress    puts a .br and a .gz beside every text file
  budget      prints the KiB of every route; fails when one is over its budget

The built site:
  configure --to FOLDER [--from dist] [--previous FOLDER] [--runtime FOLDER] [--brotli-module FILE]
            [--site-only] [--check] [--allow-demo]
              writes a release with the operator's values (deploy/site.env.example): FOLDER/site and FOLDER/nginx, which the image is made
              of; --previous names the folder of the release before, whose hashed files open pages need, --runtime that of what the server
              writes (FOLDER/run), --site-only writes only the pages, --check only says what is wrong with the environment, --allow-demo
              accepts the mock's content, gateway and links
  serve --backend URL [--dir dist] [--port 4290] [--delay MS] [--key FILE --cert FILE]
              serves a build without nginx: same headers and files, the backend behind /api; with a key over HTTP/2

Environment:
  DIST              folder of the build (dist)
  PRERENDER_API     origin of the backend whose content is prerendered, or "mock"; empty: skeletons
  SITE_URL          public origin of the site, for canonical links, sitemap and Open Graph

Exit codes: 0 done, 1 a check failed or the command cannot run, 2 wrong arguments.
Example: PRERENDER_API=mock SITE_URL=https://www.example.com npx site-build prerender`;

await runCommand(USAGE, {
  prerender: async () => {
    // React reads it when it is first imported, which the route tables do, too.
    process.env.NODE_ENV = 'production';
    await (await import('./prerender/prerender.ts')).prerender();
  },
  worker: async () => (await import('./offline/build-worker.ts')).buildWorker(),
  compress: async () => (await import('./deploy/compress.ts')).compress(),
  budget: async () => (await import('./budget.ts')).checkBudget(),
  configure: async (args) => (await import('./deploy/configure.ts')).configure(args),
  serve: async (args) => (await import('./serve.ts')).serve(args),
});
