import type { IncomingMessage, RequestListener } from 'node:http';
import { listen, type RunningServer } from '@site/contract/listen.ts';
import { loadStrictContract } from '@site/contract/strict/check.ts';
import { describe, expect, it } from 'vitest';
import { exitCodeOf } from './report.ts';
import { coverageRow, grouped, groupSentence } from './reports/summary.ts';
import { runConformance } from './run.ts';

const contract = await loadStrictContract();

/** A server that has an envelope for everything. */
const answering =
  (envelope: (request: IncomingMessage) => object): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(envelope(request)));
  };

/** A server that knows one sentence. */
const monotonous = answering(() => ({ status: 0 }));

describe('a run', () => {
  it('stops at the first violation when it is told to', async () => {
    await using server = await listen(monotonous);
    const report = await runConformance({ target: server.url, contract, bail: true, parts: ['examples'], concurrency: 1 });
    expect(report).toMatchObject({ finished: false, stopped: 'bail' });
    expect(report.violations).toHaveLength(1);
    expect(exitCodeOf(report)).toBe(1);
  });

  it('reports what it found when the server goes away', async () => {
    let requests = 0;
    await using server: RunningServer = await listen((request, response) => {
      requests += 1;
      if (requests === 20) void server.close();
      if (requests >= 20) response.setHeader('connection', 'close');
      monotonous(request, response);
    });
    const report = await runConformance({ target: server.url, contract, parts: ['examples'] });
    expect(report).toMatchObject({ finished: false, stopped: 'target-down' });
    expect(report.violations.length).toBeGreaterThan(0);
    expect(exitCodeOf(report)).toBe(2);
  });

  it('tells of a server that answers everything alike in one sentence, and leaves the other parts out', async () => {
    await using server = await listen(monotonous);
    const report = await runConformance({ target: server.url, contract });
    expect(report.violations.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^The server answers everything alike: all \d+ valid requests to \d+ operations got HTTP 200 with the same body, "\{\\"status\\":0\}"\.$/,
      ),
    ]);
    expect(report.notes).toContain('The other parts were left out, because the server does not look at its requests.');
    const states = report.coverage.filter(({ seen }) => seen).map((coverage) => coverageRow(report, coverage).state);
    expect(states).not.toContain('right');
  });

  it('tells one cause behind many operations in one sentence', async () => {
    await using server = await listen(answering(({ url }) => ({ status: 0, data: url })));
    const report = await runConformance({ target: server.url, contract, parts: ['examples'], only: ['plans'] });
    expect(report.violations.map(({ kind, path }) => `${kind} ${path}`)).toEqual(Array.from({ length: 4 }, () => 'envelope $.status'));
    const groups = grouped(report.violations);
    expect(groups).toHaveLength(1);
    expect(groupSentence(groups[0] ?? [])).toMatch(/^the same in 4 operations: \$\.status: expected one of "0", "-1", got 0, not a string\. In .*planDetail/);
  });

  it('is not good when no customer could be signed in', async () => {
    await using server = await listen(answering(({ headers }) => ({ status: '-2', message: headers.language === 'en' ? 'Please log in.' : '請登入。' })));
    const report = await runConformance({ target: server.url, contract, parts: ['examples', 'wrong-input'], only: ['smsGroups'] });
    expect(report.violations).toEqual([]);
    expect(report.signedIn).toBe(false);
    expect(report.notes.join(' ')).toMatch(/could not be signed in.*--login/);
    expect(exitCodeOf(report)).toBe(2);
  });
});
