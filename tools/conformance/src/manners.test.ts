import { execFile } from 'node:child_process';
import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { listen } from '@site/contract/listen.ts';
import { loadStrictContract } from '@site/contract/strict/check.ts';
import { describe, expect, it } from 'vitest';
import { startSampleBackend } from '../sample-backend/server.ts';
import { commandOf } from './collector.ts';
import { Client, type TargetRequest } from './http.ts';
import { exitCodeOf, type Report } from './report.ts';
import { tableOf } from './reports/summary.ts';
import { type RunOptions, runConformance } from './run.ts';

const contract = await loadStrictContract();

async function reportOn(names: string[], options: Partial<RunOptions> = {}): Promise<Report> {
  await using backend = await startSampleBackend({ with: names });
  return await runConformance({ target: backend.url, contract, parts: ['examples'], ...options });
}

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

const ping = (url = '/'): TargetRequest => ({ method: 'GET', url, headers: {} });

describe('a log-in that the server refuses', () => {
  it('is tried once and ends the run with 2', { timeout: 30_000 }, async () => {
    const tried: string[] = [];
    await using server = await listen((request, response) => {
      request.resume();
      if (request.url?.includes('/login') === true) tried.push(request.url);
      json(response, 200, { status: '-1', message: '密碼不正確。' });
    });
    const report = await runConformance({ target: server.url, contract, only: ['bills', 'sms'] });
    expect(tried).toHaveLength(1);
    expect([report.stopped, exitCodeOf(report)]).toEqual(['log-in-refused', 2]);
    expect(report.notes).toEqual([expect.stringMatching(/^The customer "postpaid4g" \(\d+\) could not be logged in: .*密碼不正確.*--login/)]);
  });
});

describe('the rate', () => {
  it('is kept', async () => {
    await using server = await listen((_, response) => response.end());
    const client = new Client(server.url, new AbortController().signal, { rate: 50 });
    const begin = performance.now();
    await Promise.all(Array.from({ length: 11 }, () => client.send(ping())));
    expect(performance.now() - begin).toBeGreaterThanOrEqual(190);
  });

  it('of a server that asks for a pause is obeyed by all requests', async () => {
    const arrivals: number[] = [];
    await using server = await listen((_, response) => {
      arrivals.push(performance.now());
      json(response, arrivals.length === 1 ? 429 : 200, {}, { 'retry-after': '1' });
    });
    const client = new Client(server.url, new AbortController().signal);
    const first = client.send(ping());
    await expect.poll(() => client.pace.held.times).toBe(1);
    const second = client.send(ping());
    for (const outcome of await Promise.all([first, second])) expect(outcome).toMatchObject({ response: { status: 200 } });
    expect(arrivals).toHaveLength(3);
    for (const at of arrivals.slice(1)) expect(at - (arrivals[0] ?? 0)).toBeGreaterThanOrEqual(900);
  });

  it.each([
    ['too long a pause', '600'],
    ['no pause', ''],
  ])('is not waited for when the server asks for %s', async (_, retryAfter) => {
    await using server = await listen((_request, response) => json(response, 429, {}, retryAfter === '' ? {} : { 'retry-after': retryAfter }));
    const client = new Client(server.url, new AbortController().signal);
    expect(await client.send(ping())).toMatchObject({ response: { status: 429 } });
    expect(client.requests).toBe(1);
  });
});

describe('the pre-flight', () => {
  it('says what a test system lacks and what is therefore not checked', { timeout: 30_000 }, async () => {
    const report = await reportOn(['new-customer'], { only: ['bills'] });
    expect(report.notes).toContain('The test system lacks an entry of bills: bills lists none. Therefore not checked: the success of billText, billPdf.');
    expect(report.index.examples).toMatchObject({ bills: 'passed', billText: 'not-checked', billPdf: 'not-checked' });
    expect([report.violations, exitCodeOf(report)]).toEqual([[], 0]);
  });

  it('goes one by one where a customer has one session', { timeout: 30_000 }, async () => {
    await using backend = await startSampleBackend({ with: ['one-session-a-customer'] });
    let [underWay, most] = [0, 0];
    await using relay = await listen((request, response) => {
      underWay += 1;
      most = Math.max(most, underWay);
      const { method, headers } = request;
      const onward = send(`${backend.url}${request.url}`, { method, headers }, (received) => {
        response.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(response).on('finish', () => (underWay -= 1));
      });
      request.pipe(onward);
    });
    const report = await runConformance({ target: relay.url, contract, parts: ['examples'], only: ['bills', 'sms'] });
    expect(most).toBe(1);
    expect(report.notes.join(' ')).toMatch(/lacks sessions of one customer side by side: .*--concurrency 1/);
    expect([report.violations, exitCodeOf(report)]).toEqual([[], 0]);
  });

  it('says nothing of a system that has it all', { timeout: 30_000 }, async () => {
    const { conditions } = await reportOn([], { only: ['bills', 'top-up', 'auth'] });
    expect(conditions.filter(({ isMet }) => !isMet)).toEqual([]);
    expect(conditions.map(({ needs }) => needs)).toEqual(expect.arrayContaining(['a fixed SMS code', 'an entry of bills', 'an entry of topUpOffer']));
  });
});

describe('the command in a finding', () => {
  it('sends the same request again', async () => {
    const arrived: { method: string; url: string; body: string; headers: IncomingMessage['headers'] }[] = [];
    await using server = await listen(async (request, response) => {
      const body = (await buffer(request)).toString('hex');
      arrived.push({ method: request.method ?? '', url: request.url ?? '', body, headers: request.headers });
      response.end();
    });
    const bodies = [`{"password":"4711","name":"it's \\"quoted\\" $HOME"}`, '\u0000\uFEFF', ''];
    const client = new Client(server.url, new AbortController().signal);
    for (const body of bodies) {
      const type = 'application/json; charset=utf-8';
      const headers = { token: 'a-session', language: 'cn', 'content-type': type, 'x-empty': '', 'mock-sandbox': 'one' };
      const request: TargetRequest = { method: 'POST', url: "/a?b=c%20d&e='&f[]={x}", headers, body: new TextEncoder().encode(body) };
      const outcome = await client.send(request);
      const command = commandOf(outcome.url, request);
      expect(command).not.toMatch(/a-session|4711|mock-sandbox/);
      await promisify(execFile)('sh', ['-c', command], { env: { ...process.env, TOKEN: 'a-session', PIN: '4711' } });
      const [sent, repeated] = arrived.splice(0);
      expect(repeated).toMatchObject({ method: sent?.method, url: sent?.url, body: sent?.body });
      for (const name of ['token', 'language', 'content-type', 'x-empty']) expect(repeated?.headers[name], name).toBe(sent?.headers[name]);
    }
  });

  it('stands in every finding', { timeout: 60_000 }, async () => {
    const report = await reportOn(['date-european', 'too-long-accepted', 'group-lost'], {
      only: ['bills', 'saveSmsGroup', 'smsGroups'],
      parts: ['examples', 'wrong-input', 'journeys'],
    });
    expect(report.violations.map(({ kind }) => kind).sort()).toEqual(['accepted-wrong-input', 'format', 'journey']);
    for (const { evidence } of report.violations) expect(evidence?.curl).toMatch(/^curl -gsSi -X (?:GET|POST) 'http:\/\/127/);
    expect(tableOf(report)).toContain("curl -gsSi -X POST 'http://127.0.0.1:");
  });
});

describe('a baseline', () => {
  it('lets a run fail on new violations only', { timeout: 30_000 }, async () => {
    const only = ['bills'];
    const before = await reportOn(['date-european'], { only });
    const baseline = { file: 'report.json', report: before };
    const same = await reportOn(['date-european'], { only, baseline });
    expect([exitCodeOf(before), exitCodeOf(same), same.baseline?.added]).toEqual([1, 0, 0]);
    const worse = await reportOn(['date-european', 'money-three-decimals'], { only, baseline });
    expect([exitCodeOf(worse), worse.baseline?.added]).toEqual([1, 1]);
    expect(tableOf(worse)).toMatch(/✗ known · format · bills.*Against report.json: 1 new violation, 1 known, 0 mended/s);
    const mended = await reportOn([], { only, baseline });
    expect([exitCodeOf(mended), mended.baseline?.mended.length]).toEqual([0, 1]);
  });
});
