import { PACKAGE } from './package-files.ts';

/** A project that an adopter could have. */
export interface Project {
  name: string;
  /** Packages that are installed beside the tarball, with their versions. */
  packages: Record<string, string>;
  files: Record<string, string>;
  /** Programs that run one after the other; `tsc` and the like are those of the project. */
  commands: string[];
  type?: 'module' | 'commonjs';
}

const STRICT = { strict: true, noEmit: true, exactOptionalPropertyTypes: true, verbatimModuleSyntax: true };
const config = (compilerOptions: object, include: string[]) => JSON.stringify({ compilerOptions: { ...STRICT, ...compilerOptions }, include });
const ON_NODE = config({ target: 'ES2023', lib: ['ES2023', 'DOM'], types: ['node'], module: 'NodeNext', skipLibCheck: false }, ['*.ts', '*.cts']);
const IN_BROWSER = (types: string[] = []) =>
  config(
    { target: 'ES2022', lib: ['ES2023', 'DOM', 'DOM.Iterable'], types, module: 'ESNext', moduleResolution: 'Bundler', jsx: 'react-jsx', skipLibCheck: true },
    ['src'],
  );
const TYPESCRIPT = { typescript: '^5.9.0', '@types/node': '^22.0.0' };
/** The oldest Node of the package, the oldest of MSW 3 and the newest one, as npm packages. */
const NODES = { oldest: '20.19.0', msw3: '22.12.0', newest: '24' } as const;

/** Calls the mock at MOCK; `client` is the entry of the functions, as `/bills` or `/fetch/bills`. */
const calls = (client: string) => `
import { ApiError, configureClient } from '${PACKAGE}';
import { login } from '${PACKAGE}${client}/auth';
import { billSummary } from '${PACKAGE}${client}/bills';
import { planSections } from '${PACKAGE}${client}/plans';
import { uploadCv } from '${PACKAGE}${client}/careers';

const check = (isRight: boolean, what: string): void => { if (!isRight) throw new Error(what); };
const failure = (call: Promise<unknown>): Promise<ApiError> => call.then(() => { throw new Error('a call that must fail succeeded'); }, (error: unknown) => error as ApiError);

configureClient({ baseUrl: process.env.MOCK ?? '', language: 'en' });
check((await failure(billSummary())).kind === 'sessionExpired', 'no log-in');
const { token } = await login({ mobileNo: '66881234', password: '123456' });
check((await billSummary({ headers: { token } })).account !== '', 'a token for one call');
configureClient({ token: () => token });
check((await planSections('0000', { pageNumber: 1, pageSize: 2 })).rows.length === 2, 'a query');
check(typeof (await uploadCv({ file: new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }) })) === 'object', 'an upload');
const refused = await failure(billSummary({ baseURL: 'http://127.0.0.1:9' }));
check(refused instanceof ApiError && refused.kind === 'network' && /GET http:..127\\.0\\.0\\.1:9.*no response/.test(refused.message) && refused.cause instanceof Error, 'network: ' + refused.message);
const late = await failure(billSummary({ timeout: 1, headers: { prefer: 'delay=500', token } }));
check(late.kind === 'timeout' && late.message.endsWith('no response within 1 ms') && late.cause instanceof Error, 'timeout: ' + late.message);
const cancelled = await failure(billSummary({ signal: AbortSignal.abort() }));
check(!(cancelled instanceof ApiError), 'a cancelled call is no ApiError');
`;

const MSW_CALLS = `
import { setupServer } from 'msw/node';
import { configureClient } from '${PACKAGE}';
import { bills } from '${PACKAGE}/bills';
import { BillsResponse } from '${PACKAGE}/bills/zod';
import { bills as own, handlers } from '${PACKAGE}/msw';

const server = setupServer(...handlers());
server.listen({ onUnhandledRequest: 'error' });
configureClient({ baseUrl: 'https://api.example.com' });
const usual = await bills();
if (usual.invoices.length === 0 || !BillsResponse.safeParse({ status: '0', data: usual }).success) throw new Error('the usual example');
server.use(own.handlers.bills({ example: 'empty' }));
if ((await bills()).invoices.length !== 0) throw new Error('a named example');
server.close();
`;

const APP = `
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type ApiError, configureClient } from '${PACKAGE}';
import { getBillsQueryOptions, useBills, useRegisterEbill } from '${PACKAGE}/bills/react';

configureClient({ baseUrl: 'https://api.example.com' });
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

export function Bills() {
  const { data, error } = useBills();
  const register = useRegisterEbill();
  const problem: ApiError | null = error;
  return <ul onClick={() => void client.prefetchQuery(getBillsQueryOptions())}>{problem?.message}{String(register.isPending)}{data?.invoices.map(({ cycleDateStr }) => <li key={cycleDateStr}>{cycleDateStr}</li>)}</ul>;
}

export const app = <StrictMode><QueryClientProvider client={client}><Bills /></QueryClientProvider></StrictMode>;
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(app);
`;

const APP_TEST = `
import { cleanup, render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { bills as readBills } from '${PACKAGE}/bills';
import { bills, handlers } from '${PACKAGE}/msw';
import { app } from './main';

const server = setupServer(...handlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => cleanup());
afterAll(() => server.close());

it('reads bills from another origin, with the preflight of its own headers', async () => {
  render(app);
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(0);
});

it('shows what the server refuses', async () => {
  server.use(bills.handlers.bills({ example: 'businessError' }));
  await expect(readBills()).rejects.toMatchObject({ kind: 'business' });
});
`;

const react = (version: string, types: string) => ({ react: version, 'react-dom': version, '@types/react': types, '@types/react-dom': types });
const VITE = { vite: '^7.0.0', '@vitejs/plugin-react': '^5.0.0' };
const INDEX = '<!doctype html><div id="root"></div><script type="module" src="/src/main.tsx"></script>';
const VITE_CONFIG = (environment: string) =>
  `import react from '@vitejs/plugin-react';\nexport default { plugins: [react()], test: { environment: '${environment}' } };\n`;

function tested(environment: 'jsdom' | 'happy-dom', name: string, packages: Record<string, string>): Project {
  return {
    name,
    packages: {
      ...TYPESCRIPT,
      ...VITE,
      vitest: '^4.0.0',
      '@testing-library/react': '^16.0.0',
      '@testing-library/dom': '^10.0.0',
      [environment]: 'latest',
      ...packages,
    },
    files: { 'tsconfig.json': IN_BROWSER(), 'vite.config.ts': VITE_CONFIG(environment), 'src/main.tsx': APP, 'src/main.test.tsx': APP_TEST },
    commands: ['tsc', 'vitest run'],
  };
}

function built(name: string, packages: Record<string, string>): Project {
  return {
    name,
    packages: { ...TYPESCRIPT, ...VITE, ...packages },
    files: { 'tsconfig.json': IN_BROWSER(), 'vite.config.ts': VITE_CONFIG('node'), 'index.html': INDEX, 'src/main.tsx': APP },
    commands: ['tsc', 'vite build --logLevel error'],
  };
}

/** The lowest versions of the peer ranges. */
const LOWEST = { axios: '1.7.0', query: '5.0.0', zod: '4.3.0', msw: '2.7.0' };

export const projects: readonly Project[] = [
  {
    name: 'Node, only fetch',
    packages: { ...TYPESCRIPT, node: NODES.oldest },
    files: { 'tsconfig.json': ON_NODE, 'main.ts': calls('/fetch') },
    commands: ['tsc', 'tsc --noEmit false', 'node main.js'],
  },
  {
    name: 'Node, lowest peers',
    packages: { ...TYPESCRIPT, node: NODES.oldest, axios: LOWEST.axios, zod: LOWEST.zod, msw: LOWEST.msw },
    files: { 'tsconfig.json': ON_NODE.replace('"skipLibCheck":false', '"skipLibCheck":true'), 'main.ts': calls(''), 'handlers.ts': MSW_CALLS },
    commands: ['tsc', 'tsc --noEmit false', 'node main.js', 'node handlers.js'],
  },
  {
    name: 'Node, MSW 3 on its oldest Node',
    packages: { ...TYPESCRIPT, node: NODES.msw3, axios: 'latest', zod: 'latest', msw: '^3.0.0' },
    files: {
      'tsconfig.json': ON_NODE.replace('"skipLibCheck":false', '"skipLibCheck":true'),
      'main.ts': calls(''),
      'handlers.ts': MSW_CALLS.replace('onUnhandledRequest', 'onUnhandledFrame'),
    },
    commands: ['tsc', 'tsc --noEmit false', 'node main.js', 'node handlers.js'],
  },
  {
    name: 'Node, newest peers',
    packages: { ...TYPESCRIPT, node: NODES.newest, axios: 'latest', zod: 'latest', msw: 'latest' },
    files: {
      'tsconfig.json': ON_NODE.replace('"skipLibCheck":false', '"skipLibCheck":true'),
      'main.ts': calls(''),
      'handlers.ts': MSW_CALLS.replace('onUnhandledRequest', 'onUnhandledFrame'),
    },
    commands: ['tsc', 'tsc --noEmit false', 'node main.js', 'node handlers.js'],
  },
  {
    name: 'CommonJS',
    type: 'commonjs',
    packages: { ...TYPESCRIPT, node: NODES.oldest, axios: LOWEST.axios },
    files: {
      'tsconfig.json': config(
        { target: 'ES2023', lib: ['ES2023', 'DOM'], types: ['node'], module: 'NodeNext', verbatimModuleSyntax: false, skipLibCheck: true },
        ['*.ts'],
      ),
      'main.ts': `
import { configureClient } from '${PACKAGE}';
import { planCategories } from '${PACKAGE}/plans';
import * as byFetch from '${PACKAGE}/fetch/plans';

configureClient({ baseUrl: process.env.MOCK ?? '' });
void Promise.all([planCategories(), byFetch.planCategories()]).then(([one, other]) => {
  if (one.length === 0 || one.length !== other.length) throw new Error('categories');
});
`,
    },
    commands: ['tsc', 'tsc --noEmit false', 'node main.js'],
  },
  built('Vite, React 18, lowest peers', { ...react('18.0.0', '^18.0.0'), axios: LOWEST.axios, '@tanstack/react-query': LOWEST.query }),
  built('Vite, React 19, newest peers', { ...react('^19.0.0', '^19.0.0'), axios: 'latest', '@tanstack/react-query': '^5.0.0' }),
  tested('jsdom', 'Vitest in jsdom, React 19, MSW 2', { ...react('^19.0.0', '^19.0.0'), axios: 'latest', '@tanstack/react-query': '^5.0.0', msw: '^2.7.0' }),
  tested('happy-dom', 'Vitest in happy-dom, React 18, MSW 2', {
    ...react('^18.0.0', '^18.0.0'),
    axios: LOWEST.axios,
    '@tanstack/react-query': LOWEST.query,
    msw: LOWEST.msw,
  }),
  tested('happy-dom', 'Vitest in happy-dom, React 19, MSW 3', {
    ...react('^19.0.0', '^19.0.0'),
    axios: 'latest',
    '@tanstack/react-query': '^5.0.0',
    msw: '^3.0.0',
  }),
];
for (const project of projects.slice(-1))
  project.files['src/main.test.tsx'] = project.files['src/main.test.tsx']?.replace('onUnhandledRequest', 'onUnhandledFrame') ?? '';
