import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, type RunningServer } from '@site/contract/listen.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createMock, type Mock } from '../../mock-server/middleware.ts';

const root = mkdtempSync(join(tmpdir(), 'contract-'));
const logged: string[] = [];
let mock: Mock;
let server: RunningServer;
let base: string;

beforeAll(async () => {
  cpSync('openapi', root, { recursive: true });
  mock = await createMock({ root, watch: true, log: (line) => logged.push(line) });
  server = await listen((request, response) => mock.middleware(request, response, () => response.writeHead(404).end()));
  base = server.url;
}, 40_000);

afterAll(async () => {
  mock.close();
  await server.close();
  rmSync(root, { recursive: true });
});

const examplesFile = join(root, 'music/examples.yaml');
const message = async () =>
  (
    (await (
      await fetch(`${base}/api/kkbox/klogin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', prefer: 'example=cn' },
        body: '{"mobileNo":"66881234","password":"123456","email":"a@b.mo"}',
      })
    ).json()) as { message: string }
  ).message;

it('reloads any saved file of the contract, and keeps the old contract when a save is invalid', async () => {
  const original = readFileSync(examplesFile, 'utf8');
  const before = await message();
  expect(before).not.toBe('');

  /** The sentence of the first example, with its placeholders. */
  const sentence = /message: (.*?) \}/.exec(original)?.[1] ?? '';
  writeFileSync(examplesFile, original.replaceAll(sentence, '已儲存的新句子'));
  await vi.waitFor(async () => expect(await message()).toBe('已儲存的新句子'), { timeout: 8000 });

  writeFileSync(examplesFile, original.replace('status:', 'status: ['));
  await vi.waitFor(() => expect(logged.at(-1)).toContain('the old one stays'), { timeout: 8000 });
  expect(await message()).toBe('已儲存的新句子');

  writeFileSync(examplesFile, original.replace(sentence, '7'));
  await vi.waitFor(() => expect(logged.at(-1)).toMatch(/loginMusic 200 example \w+: \/message must be string/), { timeout: 8000 });

  writeFileSync(examplesFile, original);
  await vi.waitFor(async () => expect(await message()).toBe(before), { timeout: 8000 });
}, 40_000);
