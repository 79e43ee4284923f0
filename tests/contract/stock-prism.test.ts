import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bundleContract } from '@site/contract/bundle.ts';
import { type ContractDocument, operationsOf } from '@site/contract/document.ts';
import { listen } from '@site/contract/listen.ts';
import { startProgram } from '@site/contract/programs.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { exampleOf } from './serve-mock.ts';

const require = createRequire(import.meta.url);
const FILE = '.cache/stock-prism.json';
const document = (await bundleContract()) as unknown as ContractDocument;
writeFileSync(FILE, JSON.stringify(document));
const { port, close } = await listen(() => {});
await close();
const base = `http://127.0.0.1:${port}`;
/** `npx prism mock .cache/openapi.json`: what a team has that takes the contract and nothing else from here. */
const prism = startProgram(process.execPath, [require.resolve('@stoplight/prism-cli/dist/index.js'), 'mock', '--port', String(port), FILE], {
  stdio: 'ignore',
});
beforeAll(() => vi.waitFor(() => fetch(base), { timeout: 20_000 }));
afterAll(() => void prism.kill());

const headers = { token: 'a-token', language: 'en', 'content-type': 'application/json' };

it.each(operationsOf(document).filter(({ requestBody }) => requestBody === undefined || requestBody.content['application/json'] !== undefined))(
  '$operationId: the stock Prism answers with the first example, and what breaks the contract with HTTP 400 and the envelope',
  async (operation) => {
    const { path, query, needsQuery, body } = exampleOf(document, operation);
    const send = async (query: string, body: unknown) => {
      const response = await fetch(`${base}${path}?${query}`, { method: operation.method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
      return `HTTP ${response.status} ${await response.text()}`;
    };
    expect(await send(query, body)).toMatch(/^HTTP 200 \{"status":"0"/);
    const wrong = /^HTTP 400 \{"status":"-1","message":/;
    if (needsQuery) expect(await send('', body), 'no query').toMatch(wrong);
    if (body === undefined) return;
    expect(await send(query, { ...body, unknown: 1 }), 'an unknown field').toMatch(wrong);
    expect(await send(query, []), 'a list').toMatch(wrong);
    expect(await send(query, undefined), 'no body').toMatch(wrong);
  },
);
