import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { LocatedOperation } from '@site/contract/document.ts';
import { Browser, type Reply, type Tally } from './soak-client.ts';
import { type LoggedCall, runsByKey } from './soak-judge.ts';

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

const pause = () => wait(Math.random() * 2 * PAUSE);
const chance = (share: number) => Math.random() < share;
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const some = <T>(list: readonly T[], count: number): T[] => [...list].sort(() => Math.random() - 0.5).slice(0, count);

/** Visitors have IP addresses of their own, which the rate limits count, and come back: the web server keeps a state for each address. */
const ADDRESSES = 2048;
const anyAddress = () => {
  const number = Math.floor(Math.random() * ADDRESSES);
  return `10.0.${number >> 8}.${number & 255}`;
};

function statusOf({ text }: Reply): string | undefined {
  try {
    return (JSON.parse(text) as { status?: string }).status;
  } catch {
    return undefined;
  }
}

/** How an intention reaches the server: once, again after the response, twice at once, or again after a connection that broke off. */
const WAYS = ['once', 'once', 'again', 'at-once', 'broken-off'] as const;

class Visit {
  private readonly plan: Plan;
  private readonly sandbox = `soak-${randomUUID()}`;
  private readonly browser: Browser;
  private readonly generation: number;
  private token = '';
  /** By key: the responses with status 0, and how the write was sent. */
  private readonly successes = new Map<string, string[]>();

  constructor(plan: Plan) {
    this.plan = plan;
    this.generation = plan.tally.generation;
    this.browser = new Browser(plan.site, { 'x-forwarded-for': anyAddress(), 'mock-sandbox': this.sandbox, language: 'cn' }, plan.tally);
  }

  async run(): Promise<void> {
    const { plan, browser } = this;
    try {
      const { path, files } = oneOf(plan.pages);
      await browser.send(path, { headers: { 'accept-encoding': 'br' }, ...(chance(0.1) ? { abortAfter: Math.random() * 5 } : {}) });
      await Promise.all(some(files, 4).map((file) => browser.send(file, { headers: { 'accept-encoding': 'br' } })));
      await pause();
      await Promise.all(some(plan.reads, 3).map((read) => browser.send(`${read}?t=${Date.now()}`)));
      await pause();
      if (!(await this.logIn())) return;
      for (const operation of some(plan.writes, 2)) {
        await pause();
        await this.write(operation);
      }
      await this.check();
    } finally {
      plan.tally.visits += 1;
    }
  }

  private async logIn(): Promise<boolean> {
    const response = await this.browser.send(`${this.plan.logIn}?t=${Date.now()}`, { method: 'POST', body: this.plan.customer });
    if (response.status !== 200) return false;
    const { status, data } = JSON.parse(response.text) as { status: string; data: { token: string } };
    if (status === '0') this.token = data.token;
    else this.plan.tally.fault(`log-in: ${response.text.slice(0, 200)}`);
    return status === '0';
  }

  /** Carries out one intention, with as many requests as it takes. */
  private async write(operation: LocatedOperation): Promise<void> {
    const key = randomUUID();
    const body = Object.values(operation.requestBody?.content['application/json']?.examples ?? {})[0]?.value;
    this.successes.set(key, []);
    const attempt = async (abortAfter?: number) => {
      const headers = { token: this.token, 'idempotency-key': key };
      const response = await this.browser.send(`${operation.path}?t=${Date.now()}`, {
        method: 'POST',
        headers,
        body,
        ...(abortAfter === undefined ? {} : { abortAfter }),
      });
      const status = statusOf(response);
      if (response.status === 200 && status === '0') this.successes.get(key)?.push(response.text);
      else if (response.status === 200 && !this.isOutdated()) this.plan.tally.fault(`${operation.operationId}: ${response.text.slice(0, 200)}`);
      return status === '0' || status === '-2';
    };
    const way = oneOf(WAYS);
    this.plan.tally.writes += 1;
    if (way !== 'once') this.plan.tally.repeated += 1;
    if (way === 'at-once') await Promise.all([attempt(), attempt()]);
    if (way === 'broken-off') await attempt(Math.random() * 8);
    for (let tries = 0; tries < ATTEMPTS && !(await attempt()); tries += 1) await wait(AGAIN);
    if (way === 'again') await attempt();
  }

  /** Whether the backend was started anew since the visit began: it knows nothing of it. */
  private isOutdated(): boolean {
    return this.plan.tally.isDown || this.plan.tally.generation !== this.generation;
  }

  /** Reads in the mock's log how often each write was carried out. */
  private async check(): Promise<void> {
    const { tally, mock } = this.plan;
    const response = await fetch(`${mock}/__mock/calls?sandbox=${this.sandbox}`).catch(() => undefined);
    if (response === undefined) return;
    const runs = runsByKey((await response.json()) as LoggedCall[]);
    const isOutdated = this.isOutdated();
    for (const [key, texts] of this.successes) {
      const count = runs.get(key) ?? 0;
      tally.checked += 1;
      if (count > 1) tally.fault(`key ${key} was carried out ${count} times`);
      if (isOutdated) continue;
      if (count === 0 && texts.length > 0) tally.fault(`key ${key} had a success, but nothing was done`);
      if (new Set(texts).size > 1) tally.fault(`key ${key} got different responses: ${texts.join(' ').slice(0, 300)}`);
    }
  }
}

/** One visit: a page with its files, reads, a log-in, and two writes, each under a key. */
export const visit = (plan: Plan): Promise<void> => new Visit(plan).run();
