import { parseArgs } from 'node:util';
import { runCommand } from '@site/contract/command-line.ts';
import { startSampleBackend } from './server.ts';
import { faults, variants } from './settings/all.ts';

const USAGE = `The sample backend as a server.

  --port N        default: 5410
  --with NAMES    switches faults and variants on: bom,date-european
  --keep-keys     keeps the keys of writes
  --list          names all faults and variants

Exit codes: 1 it could not start, 2 wrong arguments.`;

async function start(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '5410' },
      with: { type: 'string', multiple: true, default: [] },
      'keep-keys': { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
    },
  });
  if (values.list) {
    for (const [title, settings] of Object.entries({ Faults: faults, Variants: variants })) {
      console.info(`${title}:`);
      for (const { name, operationId, what } of settings) console.info(`  ${name.padEnd(32)} ${operationId}: ${what}`);
    }
    return;
  }
  const names = values.with.flatMap((given) => given.split(',')).filter((name) => name !== '');
  const { url } = await startSampleBackend({ port: Number(values.port), with: names, keepsKeys: values['keep-keys'] });
  console.info(`Sample backend on ${url}${names.length === 0 ? '' : ` with ${names.join(', ')}`}`);
}

await runCommand(USAGE, { start }, 'start');
