import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnServer } from '@site/contract/listen.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCheck } from './testing/command-line.ts';

const page = readFileSync('docs/first-day-backend.md', 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'first-day-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command line of the page against another address than the page's. */
async function run(line: string, url: string): Promise<{ code: number | null; output: string }> {
  const args = line.replace('$ npm run conformance -- ', '').replace('http://127.0.0.1:8080', url).split(' ');
  const { code, output } = await startCheck([...args, '--out', join(folder, 'out')]).ended;
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
