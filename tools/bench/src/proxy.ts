/**
 * `npm run bench:proxy`: requests per second through the validation proxy against the stock `prism proxy`, on the same backend in the same
 * run, each with its check on. Ends with 1 when the ratio is below the goal; a machine's absolute numbers mean little.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { writeBundle } from '@farol/contract/bundle.ts';
import { BUNDLE_FILE } from '@farol/contract/files.ts';

/** The proxy is to be this much faster than the stock one. */
const GOAL = 1.5;
const PATH = '/api/planSection/listPagePlanSectionVO/0000?pageNumber=1&pageSize=5&t=1763600000000';
/** Milliseconds. */
const WARM_UP = 2000;
const DURATION = 2000;
const ROUNDS = 3;
const CONNECTIONS = 16;
const PORTS = { backend: 5426, ours: 5427, stock: 5428 };

/** The backend runs in a process of its own, so that it costs both sides the same: this file, called with the word `backend`. */
async function serveBackend(): Promise<void> {
  await writeBundle();
  const document = JSON.parse(readFileSync(BUNDLE_FILE, 'utf8'));
  const operation = document.paths['/api/planSection/listPagePlanSectionVO/{categoryId}'].get;
  const body = Buffer.from(JSON.stringify(operation.responses['200'].content['application/json'].examples.cn.value));
  createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  }).listen(PORTS.backend, '127.0.0.1');
}

/** Requests that were answered, by port. */
const answered = new Map<number, number>();

function once(port: number, agent: Agent): Promise<void> {
  return new Promise((done, fail) => {
    const call = request({ host: '127.0.0.1', port, path: PATH, agent, headers: { language: 'cn', token: '' } }, (response) => {
      response.resume();
      response.on('end', () => {
        answered.set(port, (answered.get(port) ?? 0) + 1);
        if (response.statusCode === 200) done();
        else fail(new Error(`HTTP ${response.statusCode}`));
      });
    });
    call.on('error', fail);
    call.end();
  });
}

async function load(port: number, milliseconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const start = performance.now();
  let count = 0;
  const worker = async () => {
    while (performance.now() < start + milliseconds) {
      await once(port, agent);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  agent.destroy();
  return (count / (performance.now() - start)) * 1000;
}

async function untilReady(port: number): Promise<void> {
  const agent = new Agent();
  for (let tries = 0; ; tries += 1) {
    try {
      return await once(port, agent);
    } catch (error) {
      if (tries > 150) throw error;
      await wait(200);
    }
  }
}

/** The program with its output in a file, as in everyday use; a closed pipe would make a talkative server look faster than it is. */
function start(args: string[]): ChildProcess {
  mkdirSync('.cache', { recursive: true });
  const log = openSync('.cache/bench.log', 'a');
  return spawn(process.execPath, args, { stdio: ['ignore', log, log] });
}

/** A proxy under test. */
interface Contestant {
  name: string;
  port: number;
  rates: number[];
}

/** Takes turns, so that whatever else the machine does meets both alike. */
async function race(contestants: readonly Contestant[]): Promise<void> {
  for (const { port } of contestants) {
    await untilReady(port);
    await load(port, WARM_UP);
  }
  for (let round = 0; round < ROUNDS; round += 1) for (const { port, rates } of contestants) rates.push(await load(port, DURATION));
}

function mean({ name, rates }: Contestant): number {
  const rate = rates.reduce((sum, one) => sum + one, 0) / rates.length;
  console.log(`${name.padEnd(28)} ${Math.round(rate).toString().padStart(6)} requests/s   (${rates.map((one) => Math.round(one)).join(', ')})`);
  return rate;
}

/** Speed must not come from leaving checks out: a call is counted when it is checked, and all that were answered must be. */
async function expectAllChecked(): Promise<void> {
  const read = async () => {
    const response = await fetch(`http://127.0.0.1:${PORTS.ours}/__contract/violations`);
    return (await response.json()) as { counts: { calls: number; notChecked: number }; violations: unknown[] };
  };
  const expected = answered.get(PORTS.ours) ?? 0;
  let { counts, violations } = await read();
  for (let tries = 0; counts.calls < expected && tries < 50; tries += 1) {
    await wait(100);
    ({ counts, violations } = await read());
  }
  const problem = counts.calls !== expected || counts.notChecked > 0 || violations.length > 0;
  if (problem) throw new Error(`${expected} calls were answered, ${counts.calls} checked, ${violations.length} violations found where there is none`);
  console.log(`all ${counts.calls} answers of the proxy were checked`);
}

if (process.argv[2] === 'backend') {
  await serveBackend();
} else {
  const target = `http://127.0.0.1:${PORTS.backend}`;
  const prism = 'node_modules/@stoplight/prism-cli/dist/index.js';
  const started = [start([import.meta.filename, 'backend'])];
  try {
    await untilReady(PORTS.backend);
    started.push(start(['scripts/proxy.ts', '--target', target, '--port', String(PORTS.ours)]));
    started.push(start([prism, 'proxy', '-p', String(PORTS.stock), BUNDLE_FILE, target]));
    const ours: Contestant = { name: 'npm run proxy', port: PORTS.ours, rates: [] };
    const stock: Contestant = { name: 'prism proxy, default log', port: PORTS.stock, rates: [] };
    await race([ours, stock]);
    const ratio = mean(ours) / mean(stock);
    await expectAllChecked();
    console.log(`ratio ${ratio.toFixed(2)} (goal ${GOAL})`);
    process.exitCode = ratio < GOAL ? 1 : 0;
  } finally {
    for (const child of started) child.kill();
  }
}
