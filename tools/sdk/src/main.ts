#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand } from '@site/contract/command-line.ts';
import { runMatrix } from './matrix.ts';
import { packSdk } from './pack.ts';
import { PACKAGE } from './package-files.ts';

const USAGE = `site-sdk [command] [options]

  pack (default)  packs the client, types, zod schemas, React hooks and MSW handlers as an npm package
    --out FOLDER      where the tarball goes (default: dist-sdk)
  matrix          packs it, installs it from the tarball into fresh projects with the lowest and the newest versions of what it works with,
                  and checks types, calls and tests there; needs the npm registry
    --only WORDS      only projects whose name contains them

Exit codes: 0 done, 1 it could not be made or a project failed, 2 wrong arguments.
Example: npx site-sdk pack --out /tmp/packages`;

await runCommand(
  USAGE,
  {
    pack: async (args) => {
      const { out } = parseArgs({ args, options: { out: { type: 'string', default: 'dist-sdk' } } }).values;
      const file = await packSdk({ out });
      console.log(`${PACKAGE} packed: ${file} (${Math.round(readFileSync(file).length / 1024)} KiB); docs/how-to/use-the-sdk-elsewhere.md tells how to use it`);
    },
    matrix: async (args) => {
      const { only } = parseArgs({ args, options: { only: { type: 'string', default: '' } } }).values;
      if (!(await runMatrix(only))) process.exitCode = 1;
    },
  },
  'pack',
);
