import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';

/** The request of every benchmark of servers: the first page of the plan list. */
const PATH = '/api/planSection/listPagePlanSectionVO/0000?pageNumber=1&pageSize=5&t=1763600000000';
const HEADERS = { language: 'cn', token: '' };
const CONNECTIONS = 16;
const WARM_UP = 500;
const REQUESTS = 2000;
const ROUNDS = 3;
/** Milliseconds; a run ends at a sample. */
const SAMPLE = 20;

/** The stock prism command. */
export const PRISM = 'node_modules/@stoplight/prism-cli/dist/index.js';

/** A server under test. */
export interface Contestant {
  name: string;
  port: number;
}

/** Starts a program with its output in a file, as in everyday use: a closed pipe would make a server that logs look faster than it is. */
export function startLogged(command: readonly string[]): ChildProcess {
  mkdirSync('.cache', { recursive: true });
  const log = openSync('.cache/bench.log', 'a');
  return spawn(process.execPath, command, { stdio: ['ignore', log, log] });
}

/** Waits until the server responds with HTTP 200. */
async function untilReady(port: number): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const response = await fetch(`http://127.0.0.1:${port}${PATH}`, { headers: HEADERS }).catch(() => undefined);
    if (response?.status === 200) return;
    await wait(200);
  }
  throw new Error(`Nothing responds on port ${port}: see .cache/bench.log`);
}

/** Sends that many requests and returns requests a second. */
async function load(port: number, amount: number): Promise<number> {
  const result = await autocannon({ url: `http://127.0.0.1:${port}${PATH}`, headers: HEADERS, connections: CONNECTIONS, amount, sampleInt: SAMPLE });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} responses without success, ${result.errors} errors on port ${port}`);
  return (amount * 1000) / (result.finish.getTime() - result.start.getTime());
}

/** Number of requests that {@link race} sends to each server. */
export const requestsOfRace = WARM_UP + ROUNDS * REQUESTS;

/** Loads the servers in turns, so that other work of the machine slows all of them; prints and returns the mean of each in requests a second. */
export async function race(contestants: readonly Contestant[]): Promise<number[]> {
  const rates = contestants.map((): number[] => []);
  for (const { port } of contestants) {
    await untilReady(port);
    await load(port, WARM_UP);
  }
  for (let round = 0; round < ROUNDS; round += 1) for (const [index, { port }] of contestants.entries()) rates[index]?.push(await load(port, REQUESTS));
  return contestants.map(({ name }, index) => {
    const own = rates[index] ?? [];
    const mean = own.reduce((sum, rate) => sum + rate, 0) / own.length;
    console.log(`${name.padEnd(28)} ${Math.round(mean).toString().padStart(6)} requests/s   (${own.map(Math.round).join(', ')})`);
    return mean;
  });
}
