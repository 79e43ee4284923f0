import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, type RunningServer, spawnServer } from '@site/contract/listen.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from './report.ts';

/** The check on its command line, and how it ends: with its exit code and all that it has said. */
function startCheck(args: string[]): { child: ChildProcess; ended: Promise<{ code: number | null; output: string }> } {
  const env = { ...process.env, NO_COLOR: '1' };
  const child = spawn(process.execPath, ['tools/conformance/src/main.ts', ...args], { stdio: ['ignore', 'pipe', 'pipe'], env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return { child, ended: new Promise((done) => child.on('close', (code) => done({ code, output }))) };
}

const folder = mkdtempSync(join(tmpdir(), 'conformance-test-'));
let server: RunningServer;
let target: string;
/** Called for every request that the small server gets. */
let onRequest = () => {};
/** Milliseconds that it takes for a response. */
let slowness = 0;

/** A server that has one operation, and that one wrong: a category without a name, and markup where it should not matter. */
beforeAll(async () => {
  server = await listen((request, response) => {
    onRequest();
    request.resume();
    setTimeout(() => {
      const right = request.url?.startsWith('/api/planSection/getCategorySelectList') === true;
      response.writeHead(right ? 200 : 404, { 'content-type': right ? 'application/json' : 'text/plain' });
      response.end(right ? '{"status":"0","data":[{"id":"1001","<script>alert(1)</script>":"\\u0007"}]}' : 'nothing here');
    }, slowness);
  });
  target = server.url;
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const reportIn = (out: string) => JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report;

describe('the command line', () => {
  it('ends with 2 when its arguments make no sense', async () => {
    const { code, output } = await startCheck(['--only', 'plans']).ended;
    expect(output).toContain('--target is missing');
    expect(code).toBe(2);
  }, 60_000);

  it('ends with 2 when no server responds', async () => {
    const { url, close } = await listen(() => {});
    await close();
    const { code, output } = await startCheck(['--target', url, '--out', join(folder, 'gone')]).ended;
    expect(output).toContain(`No server responses at ${url}/ (ECONNREFUSED)`);
    expect(code).toBe(2);
  }, 60_000);

  it.each(['9', '6000'])(
    'ends with 2 and a sentence at port %s, which fetch refuses',
    async (port) => {
      const { code, output } = await startCheck(['--target', `http://127.0.0.1:${port}`, '--out', join(folder, 'blocked')]).ended;
      expect(output).toContain(`Port ${port} cannot be called`);
      expect(output).not.toContain('at async');
      expect(code).toBe(2);
    },
    60_000,
  );

  it('ends with 2 when one of several names of --only is misspelled, and when the baseline is none', async () => {
    const misspelled = await startCheck(['--target', target, '--only', 'plans', '--only', 'billing-area']).ended;
    expect([misspelled.code, misspelled.output]).toEqual([2, expect.stringMatching(/^--only billing-area: there is no area and no operation/)]);
    const noBaseline = await startCheck(['--target', target, '--baseline', 'package.json']).ended;
    expect([noBaseline.code, noBaseline.output]).toEqual([2, expect.stringMatching(/^The baseline package.json is no report.json/)]);
  }, 60_000);

  it('ends with 1 on a violation, tells it once, and keeps what is not implemented apart', async () => {
    const out = join(folder, 'defective');
    const { code, output } = await startCheck(['--target', target, '--only', 'plans', '--part', 'examples', '--out', out]).ended;
    const report = reportIn(out);
    expect(report.violations.map(({ kind, path }) => [kind, path])).toEqual([
      ['missing-field', '$.data[0].name'],
      ['extra-field', '$.data[0].<script>alert(1)</script>'],
    ]);
    expect(report.notImplemented).toEqual(['homePlans', 'planSections', 'planDetail']);
    expect(output).toMatch(/2 violations in 1 operation, 1 of 4 operations answered, 3 not implemented/);
    expect(code).toBe(1);
    const html = readFileSync(join(out, 'report.html'), 'utf8');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html.match(/(?:src|href)=/g), 'nothing from outside').toBeNull();
    const junit = readFileSync(join(out, 'junit.xml'), 'utf8');
    expect(junit).toMatch(/<testsuite [^>]*tests="4"[^>]*failures="1"/);
    expect(junit).toContain('type="missing-field"');
  }, 60_000);

  it('ends with 2 on Ctrl-C and leaves what it found until then', async () => {
    const out = join(folder, 'interrupted');
    slowness = 40;
    const { child, ended } = startCheck(['--target', target, '--part', 'examples', '--concurrency', '1', '--out', out]);
    let requests = 0;
    onRequest = () => {
      requests += 1;
      if (requests === 30) child.kill('SIGINT');
    };
    const { code, output } = await ended;
    onRequest = () => {};
    slowness = 0;
    expect(code, output).toBe(2);
    expect(output).toContain('The run was interrupted');
    const report = reportIn(out);
    expect(report).toMatchObject({ finished: false, stopped: 'interrupted' });
    expect(report.violations.map(({ operationId }) => operationId)).toContain('planCategories');
    expect(report.coverage.some(({ seen }) => !seen)).toBe(true);
    expect(existsSync(join(out, 'report.html'))).toBe(true);
  }, 60_000);
});

const page = readFileSync('docs/first-day-backend.md', 'utf8');

/** Runs a command line of the page against another address than the page's. */
async function run(line: string, url: string): Promise<{ code: number | null; output: string }> {
  const args = line.replace('$ npm run conformance -- ', '').replace('http://127.0.0.1:8080', url).split(' ');
  const { code, output } = await startCheck([...args, '--out', join(folder, 'first-day')]).ended;
  return { code, output: output.replace(/ in [\d.]+ s\.$/m, ' in 1.4 s.') };
}

/** The contract grows; what the page shows of its size is an example. */
const withoutCounts = (text: string) => text.replaceAll(/\d+/g, '#');

describe('the backend of the first day', () => {
  let url: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const snippet = /```js\n(.*?)```/s.exec(page)?.[1] ?? '';
    const file = join(folder, 'backend.mjs');
    writeFileSync(file, snippet);
    ({ url, close } = await spawnServer([file], { PORT: '0' }));
  }, 20_000);
  afterAll(() => close());

  it('comes to green with the command of the page, and the page shows its output', { timeout: 60_000 }, async () => {
    const line = /^\$ npm run conformance -- --target http:\/\/127\.0\.0\.1:8080$/m.exec(page)?.[0] ?? '';
    const { code, output } = await run(line, url);
    expect(output).not.toContain('✗');
    expect(code).toBe(0);
    const [, shown = ''] = /^(Not implemented yet: banners.*?)^```$/ms.exec(page) ?? [];
    const results = withoutCounts(shown)
      .split('\n')
      .map((result) => result.replace('…', '').trimEnd());
    expect(results.length).toBeGreaterThan(4);
    for (const result of results) expect(withoutCounts(output)).toContain(result);
  });

  it('has no violation where an area is not there yet, and the check says so', { timeout: 60_000 }, async () => {
    const { code, output } = await run('$ npm run conformance -- --target http://127.0.0.1:8080 --only bills', url);
    expect(output).not.toContain('✗');
    expect(output).toContain('journey billAsPdf: not run (step logIn: login is not implemented)');
    expect(output).toContain('The server has none of these operations');
    expect(output).toContain('(0 of 0 checks passed');
    expect(code).toBe(2);
  });
});
