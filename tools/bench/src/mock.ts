/**
 * `npm run bench:mock`: requests per second for the first page of the plan list, the mock in-process against the stock `prism mock` with
 * its default log, one after the other in the same run. Reports the ratio; a machine's absolute numbers mean little.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { writeBundle } from '@farol/contract/bundle.ts';
import { BUNDLE_FILE } from '@farol/contract/files.ts';

const PATH = '/api/planSection/listPagePlanSectionVO/0000?pageNumber=1&pageSize=5&t=1763600000000';
/** Milliseconds of load, after a warm-up of a third of it. */
const DURATION = 6000;
const CONNECTIONS = 16;

function once(port: number, agent: Agent): Promise<void> {
  return new Promise((done, fail) => {
    const call = request({ port, path: PATH, agent, headers: { language: 'cn', token: '' } }, (response) => {
      response.resume();
      response.on('end', () => (response.statusCode === 200 ? done() : fail(new Error(`HTTP ${response.statusCode}`))));
    });
    call.on('error', fail);
    call.end();
  });
}

async function load(port: number, milliseconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + milliseconds;
  let count = 0;
  const worker = async () => {
    while (performance.now() < end) {
      await once(port, agent);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  agent.destroy();
  return (count / milliseconds) * 1000;
}

async function measure(name: string, port: number, command: string, args: string[]): Promise<number> {
  // The log goes to a file, as in everyday use; a closed pipe would make the stock server look faster than it is.
  const log = openSync('.cache/bench.log', 'w');
  const server: ChildProcess = spawn(command, args, { stdio: ['ignore', log, log] });
  try {
    const agent = new Agent();
    for (let tries = 0; ; tries += 1) {
      try {
        await once(port, agent);
        break;
      } catch (error) {
        if (tries > 100) throw error;
        await wait(200);
      }
    }
    await load(port, DURATION / 3);
    const rate = await load(port, DURATION);
    console.log(`${name.padEnd(34)} ${Math.round(rate).toString().padStart(6)} requests/s`);
    return rate;
  } finally {
    server.kill();
  }
}

await writeBundle();
const ours = await measure('mock in-process', 4911, process.execPath, ['scripts/mock.ts', '--port', '4911', '--quiet']);
const stock = await measure('prism mock, default log', 4912, process.execPath, [
  'node_modules/@stoplight/prism-cli/dist/index.js',
  'mock',
  '-p',
  '4912',
  BUNDLE_FILE,
]);
console.log(`ratio ${(ours / stock).toFixed(2)}`);
