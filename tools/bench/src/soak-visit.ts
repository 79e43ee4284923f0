import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { LocatedOperation } from '@site/contract/document.ts';
import { browserOf, type Tally } from './soak-client.ts';
import { envelopeOf, type LoggedCall, runsByKey } from './soak-judge.ts';

/** What every visit needs to know. */
export interface Plan {
  /** URL of the web server. */
  site: string;
  /** URL of the mock itself, for its log. */
  mock: string;
  /** Prerendered pages with the files that each of them names. */
  pages: readonly { path: string; files: readonly string[] }[];
  reads: readonly string[];
  logIn: string;
  customer: { mobileNo: string; password: string };
  /** Operations that take a key; the first example of each works for the customer. */
  writes: readonly LocatedOperation[];
  tally: Tally;
}

/** Mean pause between two steps of a visitor in milliseconds. */
const PAUSE = 800;
/** Milliseconds between two attempts at a write that got no success, and the number of attempts. */
const AGAIN = 500;
const ATTEMPTS = 20;
/** Visitors have IP addresses of their own, which the rate limits count, and come back: the web server keeps a state for each address. */
const ADDRESSES = 2048;
/** How an intention reaches the server: once, again after the response, twice at once, or again after a connection that broke off. */
const WAYS = ['once', 'once', 'again', 'at-once', 'broken-off'] as const;

const pause = () => wait(Math.random() * 2 * PAUSE);
const some = <T>(list: readonly T[], count: number): T[] => [...list].sort(() => Math.random() - 0.5).slice(0, count);
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

function anyAddress(): string {
  const number = Math.floor(Math.random() * ADDRESSES);
  return `10.0.${number >> 8}.${number & 255}`;
}

/** One visit: a page with its files, reads, a log-in, and two writes, each under a key, which the mock's log must have carried out once. */
export async function visit({ site, mock, pages, reads, logIn, customer, writes, tally }: Plan): Promise<void> {
  const { generation } = tally;
  const sandbox = `soak-${randomUUID()}`;
  const send = browserOf(site, { 'x-forwarded-for': anyAddress(), 'mock-sandbox': sandbox, language: 'cn' }, tally);
  /** The backend was started anew since the visit began: it knows nothing of it. */
  const isOutdated = () => tally.isDown || tally.generation !== generation;
  /** The responses with status 0 by key. */
  const successes = new Map<string, string[]>();
  tally.visits += 1;

  const { path, files } = oneOf(pages);
  const headers = { 'accept-encoding': 'br' };
  await send(path, { headers, abortAfter: Math.random() < 0.1 ? Math.random() * 5 : undefined });
  await Promise.all(some(files, 4).map((file) => send(file, { headers })));
  await pause();
  await Promise.all(some(reads, 3).map((read) => send(`${read}?t=${Date.now()}`)));
  await pause();
  const entry = await send(`${logIn}?t=${Date.now()}`, { body: customer });
  if (entry.status !== 200) return;
  const { status, data } = envelopeOf(entry.text);
  if (status !== '0') return tally.fault(`log-in: ${entry.text.slice(0, 200)}`);
  const { token } = data as { token: string };

  for (const operation of some(writes, 2)) {
    await pause();
    const key = randomUUID();
    const body = Object.values(operation.requestBody?.content['application/json']?.examples ?? {})[0]?.value;
    const texts: string[] = [];
    successes.set(key, texts);
    const attempt = async (abortAfter?: number) => {
      const reply = await send(`${operation.path}?t=${Date.now()}`, { headers: { token, 'idempotency-key': key }, body, abortAfter });
      const answer = envelopeOf(reply.text).status;
      if (reply.status === 200 && answer === '0') texts.push(reply.text);
      else if (reply.status === 200 && !isOutdated()) tally.fault(`${operation.operationId}: ${reply.text.slice(0, 200)}`);
      return answer === '0' || answer === '-2';
    };
    const way = oneOf(WAYS);
    tally.writes += 1;
    if (way !== 'once') tally.repeated += 1;
    if (way === 'at-once') await Promise.all([attempt(), attempt()]);
    if (way === 'broken-off') await attempt(Math.random() * 8);
    for (let tries = 0; tries < ATTEMPTS && !(await attempt()); tries += 1) await wait(AGAIN);
    if (way === 'again') await attempt();
  }

  const log = await fetch(`${mock}/__mock/calls?sandbox=${sandbox}`).catch(() => undefined);
  if (log === undefined) return;
  const runs = runsByKey((await log.json()) as LoggedCall[]);
  const mayBeForgotten = isOutdated();
  for (const [key, texts] of successes) {
    const count = runs.get(key) ?? 0;
    tally.checked += 1;
    if (count > 1) tally.fault(`key ${key} was carried out ${count} times`);
    if (mayBeForgotten) continue;
    if (count === 0 && texts.length > 0) tally.fault(`key ${key} had a success, but nothing was done`);
    if (new Set(texts).size > 1) tally.fault(`key ${key} got different responses: ${texts.join(' ').slice(0, 300)}`);
  }
}
