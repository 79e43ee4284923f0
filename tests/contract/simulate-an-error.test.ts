import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { json, startScriptedBackend } from '@site/proxy/test-http.ts';
import { connectUpstream } from '@site/proxy/upstream.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { logInAt, serveMock } from './serve-mock.ts';

const PAGE = readFileSync('docs/how-to/simulate-an-error.md', 'utf8');
const GROUPS = '/api/care/gtSmsGroup';
const NEWS = '/api/news/newslist';

const { base, port } = await serveMock();
const backend = await startScriptedBackend();
const behind = await serveMock({ upstream: backend.url, connectUpstream });
afterAll(() => backend.close());

const token = await logInAt(base, 'default');

/** The answer to a row of the table; undefined when the connection was dropped. */
async function answerTo(prefer: string, path = GROUPS, origin = base) {
  const begin = performance.now();
  const response = await fetch(`${origin}${path}`, { headers: { token, prefer } }).catch(() => undefined);
  const text = await response?.text();
  return response && { code: response.status, text: text ?? '', servedBy: response.headers.get('x-served-by'), milliseconds: performance.now() - begin };
}

/** What each row of the table promises. */
const ROWS: Record<string, (prefer: string) => Promise<void>> = {
  'example=empty': async (prefer) => expect(await answerTo(prefer)).toMatchObject({ code: 200, text: '{"status":"0","data":[]}' }),
  'example=businessError': async (prefer) => expect(await answerTo(prefer)).toMatchObject({ code: 200, text: expect.stringContaining('"status":"-1"') }),
  'example=sessionExpired': async (prefer) => expect(await answerTo(prefer)).toMatchObject({ code: 200, text: expect.stringContaining('"status":"-2"') }),
  'code=500': async (prefer) => expect(await answerTo(prefer)).toMatchObject({ code: 500, text: expect.stringContaining('"status":"-1"') }),
  'code=0': async (prefer) => expect(await answerTo(prefer)).toBeUndefined(),
  'delay=3000': async (prefer) => expect((await answerTo(prefer))?.milliseconds).toBeGreaterThan(2950),
  'rate=50': async (prefer) => {
    const { text = '', milliseconds } = (await answerTo(prefer, NEWS)) ?? {};
    expect(milliseconds).toBeGreaterThan((Buffer.byteLength(text) / (50 * 1024)) * 800);
  },
  'from=mock': async (prefer) => {
    backend.on(NEWS, (_request, response) => json(response, { status: '0', data: [] }));
    expect(await answerTo('', NEWS, behind.base)).toMatchObject({ servedBy: 'upstream' });
    expect(await answerTo(prefer, NEWS, behind.base)).toMatchObject({ servedBy: 'handler' });
  },
  'lost=cut': async (prefer) => expect(await answerTo(prefer)).toBeUndefined(),
  bare: async (prefer) => {
    expect((await answerTo('', NEWS))?.text).toContain('"topic"');
    expect((await answerTo(prefer, NEWS))?.text).not.toContain('"topic"');
  },
  'lost=500': async (prefer) => expect(await answerTo(prefer)).toMatchObject({ code: 500, text: expect.stringContaining('"status":"-1"') }),
  'lost=502': async (prefer) => expect(await answerTo(prefer)).toMatchObject({ code: 502, text: expect.stringContaining('<html>') }),
};

describe('docs/how-to/simulate-an-error.md', () => {
  const rows = [...PAGE.matchAll(/^\| `Prefer: ([^`]+)`/gm)].map(([, prefer = '']) => prefer);

  it('has a row for each value that is tested here', () => expect(rows.toSorted()).toEqual(Object.keys(ROWS).sort()));
  it.each(rows)('Prefer: %s', async (prefer) => ROWS[prefer]?.(prefer));

  const blocks = [...PAGE.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  /** What the commands of the block with these words print, here; in a block with output they stand behind `$`. */
  const printed = (words: string) => {
    const block = blocks.find((each) => each.includes(words)) ?? '';
    const commands = block.startsWith('$ ') ? [...block.matchAll(/^\$ ((?:.*\\\n)*.*)$/gm)].map(([, command]) => command).join('\n') : block;
    const here = commands.replaceAll(/127\.0\.0\.1:\d+/g, `127.0.0.1:${port}`);
    return new Promise<string>((done) => execFile('sh', ['-c', here], (_error, stdout, stderr) => done(stdout + stderr)));
  };

  it('has commands that do what the page says', async () => {
    expect(await printed('Prefer: example=businessError')).toContain('"message":"Our system is busy');
    expect(await printed('/__mock/scenario')).toContain('"*":{"delay":3000}');
    expect(await printed('$ pay()')).toMatch(/idempotency-replayed: true[\s\S]*"status":"0"[\s\S]*Empty reply from server/);
  });
});
