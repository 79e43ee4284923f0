/**
 * The sample backend as a server:
 * `npx node tools/conformance/sample-backend/main.ts --port 5410 --with bom,date-european` (`--list` names all). With `--keep-keys` it keeps the
 * keys of writes.
 */
import { parseArgs } from 'node:util';
import { startSampleBackend } from './server.ts';
import { faults, variants } from './settings/all.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5410' },
    with: { type: 'string', default: '' },
    'keep-keys': { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

if (values.list) {
  for (const [title, settings] of Object.entries({ Faults: faults, Variants: variants })) {
    console.info(`${title}:`);
    for (const { name, operationId, what } of settings) console.info(`  ${name.padEnd(32)} ${operationId}: ${what}`);
  }
} else {
  const names = values.with.split(',').filter((name) => name !== '');
  const { url } = await startSampleBackend({ port: Number(values.port), with: names, keepsKeys: values['keep-keys'] });
  console.info(`Sample backend on ${url}${names.length === 0 ? '' : ` with ${names.join(', ')}`}`);
}
