#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand } from '@site/contract/command-line.ts';
import { packSdk } from './pack.ts';
import { PACKAGE, USE } from './package-files.ts';

const USAGE = `site-sdk [pack] [options]

  pack (default)  packs the client, types, zod schemas, React hooks and MSW handlers as an npm package
    --out FOLDER      where the tarball goes (default: dist-sdk)

Exit codes: 0 done, 1 it could not be made, 2 wrong arguments.
Example: npx site-sdk pack --out /tmp/packages`;

await runCommand(
  USAGE,
  {
    pack: async (args) => {
      const { out } = parseArgs({ args, options: { out: { type: 'string', default: 'dist-sdk' } } }).values;
      const file = await packSdk({ out });
      console.log(`${PACKAGE} packed: ${file} (${Math.round(readFileSync(file).length / 1024)} KiB); ${USE} tells how to use it`);
    },
  },
  'pack',
);
