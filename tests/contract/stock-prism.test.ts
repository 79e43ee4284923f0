import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Change, type Plan, plansOf, requestOf } from '@site/conformance/requests.ts';
import { listen } from '@site/contract/listen.ts';
import { startProgram } from '@site/contract/programs.ts';
import { loadStrictContract } from '@site/contract/strict/check.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const require = createRequire(import.meta.url);
const FILE = '.cache/stock-prism.json';
const { document, operations } = await loadStrictContract();
writeFileSync(FILE, JSON.stringify(document));
const { port, close } = await listen(() => {});
await close();
const base = `http://127.0.0.1:${port}`;
/** `npx prism mock .cache/openapi.json`: what a team has that takes the contract and nothing else from here. */
const prism = startProgram(process.execPath, [require.resolve('@stoplight/prism-cli/dist/index.js'), 'mock', '--port', String(port), FILE], {
  stdio: 'ignore',
});
beforeAll(() => vi.waitFor(() => fetch(base), { timeout: 60_000 }), 60_000);
afterAll(() => void prism.kill());

const json = (body: unknown): Change => ({ body: { type: 'application/json', bytes: new TextEncoder().encode(JSON.stringify(body)) } });

it.each(operations.filter(({ body }) => body === undefined || body.mediaType === 'application/json'))(
  '$operationId: the stock Prism answers with the first example, and what breaks the contract with HTTP 400 and the envelope',
  async (operation) => {
    const plan = plansOf(operation)[0] as Plan;
    const send = async (change?: Change) => {
      const { url, ...init } = requestOf(operation, plan, 'a-token', '', change);
      const response = await fetch(base + url, init as RequestInit);
      return `HTTP ${response.status} ${await response.text()}`;
    };
    expect(await send()).toMatch(/^HTTP 200 \{"status":"0"/);
    const wrong = /^HTTP 400 \{"status":"-1","message":/;
    const needed = operation.parameters.filter(({ in: place, required, examples }) => place === 'query' && required && examples !== undefined);
    const without = Object.fromEntries(needed.map(({ name }) => [`query ${name}`, undefined]));
    if (needed.length > 0) expect(await send({ parameters: without }), 'no query').toMatch(wrong);
    if (operation.body === undefined) return;
    expect(await send(json({ ...(plan.body as object), unknown: 1 })), 'an unknown field').toMatch(wrong);
    expect(await send(json([])), 'a list').toMatch(wrong);
    expect(await send({ body: { type: undefined } }), 'no body').toMatch(wrong);
  },
);
