/**
 * The sample backend as a server:
 * `npx node tools/conformance/sample-backend/main.ts --port 5410 --defects bom,date-european` (or `all`, or `none`; `--list` names them). With
 * `--keep-keys` it keeps the keys of writes.
 */
import { parseArgs } from 'node:util';
import { defectsTogether, sampleDefects, startSampleBackend } from './index.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5410' },
    defects: { type: 'string', default: 'all' },
    'keep-keys': { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

if (values.list) {
  for (const { id, operationId, what } of sampleDefects) console.info(`${id.padEnd(28)} ${operationId}: ${what}`);
} else {
  const named = values.defects.split(',');
  const wanted = values.defects === 'all' ? defectsTogether() : sampleDefects.filter(({ id }) => named.includes(id));
  const unknown = named.filter((name) => name !== 'all' && name !== 'none' && !wanted.some(({ id }) => id === name));
  if (unknown.length > 0) {
    console.error(`There is no defect ${unknown.join(', ')}. --list names them all.`);
    process.exitCode = 2;
  } else {
    const { url } = await startSampleBackend({ port: Number(values.port), defects: wanted.map(({ id }) => id), keepsKeys: values['keep-keys'] });
    console.info(`Sample backend on ${url} with ${wanted.length} ${wanted.length === 1 ? 'defect' : 'defects'}`);
  }
}
