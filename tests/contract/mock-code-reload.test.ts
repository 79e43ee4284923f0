import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { choosePorts } from '../support/ports.ts';

/** Inside the project, so that the mock finds its packages and the contract's types. */
mkdirSync('.cache', { recursive: true });
const root = mkdtempSync('.cache/mock-code-');
const contract = join(root, 'openapi');
const logged: string[] = [];
let server: ViteDevServer;
let base: string;

beforeAll(async () => {
  for (const folder of ['mock-server', 'brand']) cpSync(folder, join(root, folder), { recursive: true, filter: (file) => !file.endsWith('.test.ts') });
  cpSync('openapi', contract, { recursive: true });
  writeFileSync(
    join(root, 'vite.config.ts'),
    `import { contractMock } from './mock-server/vite-plugin.ts';\nexport default { plugins: [contractMock({ root: '${contract}' })], optimizeDeps: { noDiscovery: true } };\n`,
  );
  const { gateway } = await choosePorts('MOCK_CODE_PORTS', ['gateway']);
  vi.stubEnv('SITE_PAYMENT_GATEWAY_URL', `http://127.0.0.1:${gateway}`);
  const customLogger = createLogger('error');
  customLogger.error = (message) => logged.push(message);
  server = await createServer({ root, configFile: resolve(root, 'vite.config.ts'), customLogger, server: { port: 0, host: '127.0.0.1' } });
  await server.listen();
  const address = server.httpServer?.address() as AddressInfo;
  base = `http://127.0.0.1:${address.port}`;
}, 60_000);

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const notice = async () => {
  const response = await fetch(`${base}/api/index/getgetNotice`);
  return { stale: response.headers.get('x-mock-stale'), body: await response.text() };
};
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

/** The message of the overlay on a page that is opened now; undefined when there is none within a second. */
function overlay(): Promise<string | undefined> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/?token=${server.config.webSocketToken}`, 'vite-hmr');
  return new Promise((done) => {
    const timer = setTimeout(done, 1000, undefined);
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as { type: string; err?: { message: string } };
      if (message.type !== 'error') return;
      clearTimeout(timer);
      done(message.err?.message);
    });
  }).finally(() => socket.close()) as Promise<string | undefined>;
}

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 200 });

it('says on every response and page that it is old while a new module has a mistake, and loads the module once that is corrected', async () => {
  const handlers = 'mock-server/handlers/site.ts';
  const original = readFileSync(handlers, 'utf8');
  expect((await notice()).stale).toBeNull();

  write('mock-server/seed/answer.ts', "export const answer = { status: '-1', message: 'From the new module' ;\n");
  write(handlers, `import { answer } from '../seed/answer.ts';\n${original}\nObject.assign(handlers, { notice: () => answer });\n`);
  await eventually(async () => expect((await notice()).stale).toMatch(/^mock-server\/(?:handlers\/site|seed\/answer)\.ts$/));
  expect(logged.join('\n')).toMatch(/The mock was not reloaded: it answers as before mock-server\/\S+ was saved/);
  expect(await overlay()).toMatch(/The mock was not reloaded[\s\S]*answer\.ts/);

  // A module that was new while the mock ran is followed, too.
  for (const message of ['From the new module', 'Changed once more']) {
    write('mock-server/seed/answer.ts', `export const answer = { status: '-1', message: '${message}' };\n`);
    await eventually(async () => expect(await notice()).toEqual({ stale: null, body: expect.stringContaining(message) }));
  }
  expect(await overlay()).toBeUndefined();

  // A contract that cannot be read is told in the same way.
  const example = join(contract, 'music/examples.yaml');
  const examples = readFileSync(example, 'utf8');
  writeFileSync(example, examples.replace('status:', 'status: ['));
  await eventually(async () => expect((await notice()).stale).toBe('openapi'));
  expect(await overlay()).toMatch(/as before openapi was saved/);
  writeFileSync(example, examples);
  await eventually(async () => expect((await notice()).stale).toBeNull());
}, 90_000);
