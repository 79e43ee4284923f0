import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type RunningServer, spawnServer } from '@site/contract/listen.ts';
import { runProgram } from '@site/contract/programs.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packSdk } from './pack.ts';
import { PACKAGE } from './package-files.ts';

const bin = (file: string) => resolve('node_modules', file);
let folder: string;
let mock: RunningServer;

/** An empty project: the tarball installed by npm, the packages that its user brings linked from this project. */
function createProject(name: string, packages: readonly string[], files: Record<string, string>): string {
  const root = join(folder, name);
  mkdirSync(root);
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name, private: true, type: 'module' }));
  const tarball = globSync(join(folder, '*.tgz'))[0] ?? '';
  // The peers come below; npm itself only unpacks and checks the tarball, without the network.
  runProgram('npm', ['install', tarball, '--offline', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'pipe' });
  for (const each of packages) {
    const link = join(root, 'node_modules', each);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve('node_modules', each), link);
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

/** Runs a program and returns what it wrote; a failure carries it, too. */
function run(root: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  return new Promise((done, fail) => {
    execFile(process.execPath, args, { cwd: root, env: { ...process.env, NODE_ENV: 'production', ...env } }, (error, stdout, stderr) =>
      error === null ? done(stdout) : fail(new Error(`${stdout}${stderr}`)),
    );
  });
}

const types = (root: string) => run(root, [bin('typescript/bin/tsc'), '-p', '.']);
const strict = { strict: true, noEmit: true, exactOptionalPropertyTypes: true, verbatimModuleSyntax: true, skipLibCheck: true };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sdk-'));
  mock = await spawnServer(['scripts/mock.ts', '--port', '0', '--quiet']);
  // Below the project, so that the compiler finds the types of axios, React and the rest.
  await packSdk({ stage: '.cache/sdk-test', out: folder });
}, 120_000);

afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true, force: true });
  rmSync('.cache/sdk-test', { recursive: true, force: true });
});

describe('the packed SDK', () => {
  it('works in an empty Node project: types, calls to the mock, named examples with MSW', async () => {
    const root = createProject('node-project', ['axios', 'zod', 'msw', '@types/node'], {
      'tsconfig.json': JSON.stringify({
        compilerOptions: { ...strict, target: 'ES2023', lib: ['ES2023'], types: ['node'], module: 'NodeNext', erasableSyntaxOnly: true },
        include: ['*.ts'],
      }),
      'main.ts': `
import { setupServer } from 'msw/node';
import { ApiError, type CheckBill, configureClient } from '${PACKAGE}';
import { login } from '${PACKAGE}/auth';
import { bills, billSummary } from '${PACKAGE}/bills';
import * as byFetch from '${PACKAGE}/fetch/bills';
import { BillSummaryResponse } from '${PACKAGE}/bills/zod';
import { handlers as billsHandlers } from '${PACKAGE}/bills/msw';
import * as all from '${PACKAGE}/msw';

const told: Record<string, unknown> = {};
const kindOf = (call: Promise<unknown>) => call.then(() => 'none', (error: unknown) => (error instanceof ApiError ? \`\${error.kind} \${error.httpStatus}\` : String(error)));

let token = '';
let expired = 0;
configureClient({ baseUrl: process.env.MOCK ?? '', language: 'en', token: () => token, onSessionExpired: () => { expired += 1; } });
told.visitor = await kindOf(billSummary());
told.expired = expired;
({ token } = await login({ mobileNo: '66881234', password: '123456' }));
const summary: CheckBill = await billSummary();
told.account = summary.account;
told.byFetch = (await byFetch.billSummary()).account;
told.perCall = await kindOf(billSummary({ headers: { token: 'nobody' } }));
told.wrongPin = await login({ mobileNo: '66881234', password: '000000' }).catch((error: ApiError) => error.message);
told.schema = BillSummaryResponse.safeParse({ status: '0', data: summary }).success;
told.schemaRefuses = BillSummaryResponse.safeParse({ status: '0', data: { ...summary, more: 1 } }).success;

const server = setupServer(...all.handlers());
server.listen({ onUnhandledFrame: 'error' });
configureClient({ baseUrl: 'http://nowhere.example' });
told.usual = (await bills()).invoices.length;
server.use(billsHandlers.bills({ example: 'empty' }));
told.empty = (await bills()).invoices.length;
server.use(all.bills.handlers.bills({ code: 500 }));
told.failed = await kindOf(bills());
server.use(all.bills.handlers.bills({ networkError: true }));
told.network = await kindOf(bills());
const lost = async (call: Promise<unknown>) => {
  const { message, cause } = await call.then(() => new Error('none'), (error: Error) => error);
  return \`\${message} · \${cause instanceof Error}\`;
};
told.lost = await lost(bills());
told.lostByFetch = await lost(byFetch.bills());
server.use(all.bills.handlers.bills({ delay: 'infinite' }));
told.timeout = await lost(bills({ timeout: 5 }));
told.timeoutByFetch = await lost(byFetch.bills({ timeout: 5 }));
const headers = { origin: 'https://app.example', 'access-control-request-method': 'GET', 'access-control-request-headers': 'language, token' };
const preflight = await fetch('http://nowhere.example/api/care/myBill', { method: 'OPTIONS', headers });
told.preflight = [preflight.status, preflight.headers.get('access-control-allow-origin'), preflight.headers.get('access-control-allow-headers')];
server.use(all.bills.handlers.bills({ response: { status: '-1', message: 'Of my own' }, delay: 60 }));
const start = Date.now();
told.own = await bills().catch((error: ApiError) => error.message);
told.late = Date.now() - start >= 59;
server.resetHandlers();
server.use(all.auth.handlers.login({ example: 'businessError' }));
told.english = await login({ mobileNo: '66881234', password: '1234' }).catch((error: ApiError) => error.message);
configureClient({ language: 'cn' });
told.chinese = await login({ mobileNo: '66881234', password: '1234' }).catch((error: ApiError) => error.message);
server.close();
console.log(JSON.stringify(told));

export function refusedByTheTypes(): void {
  // @ts-expect-error no such example
  billsHandlers.bills({ example: 'nonsense' });
  // @ts-expect-error not a documented status
  billsHandlers.bills({ code: 418 });
  // @ts-expect-error no envelope of this operation
  billsHandlers.bills({ response: { status: '0', data: { invoices: 1 } } });
  // @ts-expect-error a payload, not an envelope
  summary.status;
  // @ts-expect-error a body without its field
  void login({});
}
`,
    });
    const [, output] = await Promise.all([types(root), run(root, ['main.ts'], { MOCK: mock.url })]);
    const { english, chinese, wrongPin, ...told } = JSON.parse(output) as Record<string, unknown>;
    expect(told).toEqual({
      visitor: 'sessionExpired 200',
      expired: 1,
      account: '10288416',
      byFetch: '10288416',
      perCall: 'sessionExpired 200',
      schema: true,
      schemaRefuses: false,
      usual: expect.any(Number),
      empty: 0,
      failed: 'server 500',
      network: 'network undefined',
      lost: expect.stringMatching(/^GET http:\/\/nowhere\.example\/api\/care\/myBill: no response \(.+\) · true$/),
      lostByFetch: expect.stringMatching(/^GET http:\/\/nowhere\.example\/api\/care\/myBill\S*: no response \(.+\) · true$/),
      timeout: expect.stringMatching(/myBill: no response within 5 ms · true$/),
      timeoutByFetch: expect.stringMatching(/myBill\S*: no response within 5 ms · true$/),
      preflight: [204, 'https://app.example', 'language, token'],
      own: 'Of my own',
      late: true,
    });
    expect(told.usual).toBeGreaterThan(0);
    expect(wrongPin).toMatch(/^[A-Z]/);
    expect(english).toMatch(/^[A-Z]/);
    expect(chinese).toMatch(/\p{Script=Han}/u);
    expect(existsSync(join(root, 'node_modules/react'))).toBe(false);
    const { license, peerDependenciesMeta } = JSON.parse(readFileSync(join(root, `node_modules/${PACKAGE}/package.json`), 'utf8'));
    expect([license, peerDependenciesMeta.axios]).toEqual(['UNLICENSED', { optional: true }]);
  }, 60_000);

  it('works in an empty Vite project with React: types, hooks, a bundle with nothing but the area that is used', async () => {
    const root = createProject('vite-project', ['axios', 'react', 'react-dom', '@types/react', '@types/react-dom', '@tanstack/react-query', 'msw'], {
      'tsconfig.json': JSON.stringify({
        compilerOptions: { ...strict, target: 'ES2022', lib: ['ES2023', 'DOM'], module: 'ESNext', moduleResolution: 'Bundler', jsx: 'react-jsx' },
        include: ['src'],
      }),
      'index.html': '<!doctype html><div id="root"></div><script type="module" src="/src/main.tsx"></script>',
      'src/main.tsx': `
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { type ApiError, configureClient } from '${PACKAGE}';
import { getBillsQueryOptions, useBills, useRegisterEbill } from '${PACKAGE}/bills/react';

configureClient({ baseUrl: 'https://api.example.com', token: () => sessionStorage.getItem('token') ?? '' });
const client = new QueryClient();

function Bills() {
  const { data, error } = useBills();
  const register = useRegisterEbill();
  const problem: ApiError | null = error;
  // @ts-expect-error the payload has no such field
  const nothing = data?.nothing;
  return <ul onClick={() => void client.prefetchQuery(getBillsQueryOptions())}>{problem?.message}{String(nothing)}{register.isPending}{data?.invoices.map(({ cycleDateStr }) => <li key={cycleDateStr}>{cycleDateStr}</li>)}</ul>;
}

createRoot(document.body).render(<QueryClientProvider client={client}><Bills /></QueryClientProvider>);
`,
      'src/handlers.ts': `
import { setupWorker } from 'msw/browser';
import { handlers, topUp } from '${PACKAGE}/msw';

export const worker = setupWorker(topUp.handlers.topUpOffer({ example: 'businessError', delay: 'real' }), ...handlers({ baseUrl: 'https://api.example.com' }));
`,
    });
    await Promise.all([types(root), run(root, [bin('vite/bin/vite.js'), 'build', '--logLevel', 'error'])]);
    const code = globSync(join(root, 'dist/assets/*.js'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('');
    expect(code).toContain('/api/care/myBill');
    expect(code).not.toContain('/api/care/saveSmsGroup');
    expect(code).not.toContain('msw');
    // Within the area, too, only what is used is carried.
    expect(code).not.toContain('/api/care/getpdfbase64');
  }, 60_000);
});
