/**
 * The sample backend alone, to see what the check says of a faulty server:
 * `npx node tests/conformance/sample-backend/main.ts --port 5410 --faults bom,date-european` (or `all`, or `none`; `--list` names them).
 */
import { parseArgs } from 'node:util';
import { faultsTogether, sampleFaults, startSampleBackend } from './index.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '5410' }, faults: { type: 'string', default: 'all' }, list: { type: 'boolean', default: false } },
});

if (values.list) {
  for (const { id, operationId, what } of sampleFaults) console.info(`${id.padEnd(28)} ${operationId}: ${what}`);
} else {
  const named = values.faults.split(',');
  const wanted = values.faults === 'all' ? faultsTogether() : sampleFaults.filter(({ id }) => named.includes(id));
  const unknown = named.filter((name) => name !== 'all' && name !== 'none' && !wanted.some(({ id }) => id === name));
  if (unknown.length > 0) {
    console.error(`There is no fault ${unknown.join(', ')}. --list names them all.`);
    process.exitCode = 2;
  } else {
    const { url } = await startSampleBackend({ port: Number(values.port), faults: wanted.map(({ id }) => id) });
    console.info(`Sample backend on ${url} with ${wanted.length} ${wanted.length === 1 ? 'fault' : 'faults'}`);
  }
}
