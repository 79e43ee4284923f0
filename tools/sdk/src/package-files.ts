import { type ContractDocument, type LocatedOperation, needsToken } from '@site/contract/document.ts';
import { camel } from './msw-source.ts';

export const PACKAGE = 'customer-sdk';

/** Peer dependencies, each needed by the part that uses it only. CI installs the lowest and the newest version of every range and runs what uses them. */
export const PEERS = {
  '@tanstack/react-query': { range: '^5.0.0', use: 'hooks' },
  react: { range: '^18.0.0 || ^19.0.0', use: 'hooks' },
  zod: { range: '^4.3.0', use: 'schemas' },
  msw: { range: '^2.7.0 || ^3.0.0', use: 'MSW handlers' },
} as const;

/** Node versions by entry; MSW 3 itself needs a newer one. */
export const NODE = { package: '>=20.19', msw3: '>=22.12' } as const;

/** package.json of the SDK with one entry per area and part, so that an app bundles only what it imports. */
export function packageJson(document: ContractDocument, areas: readonly string[], license: string): object {
  const entry = (file: string) => ({ types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` });
  return {
    name: PACKAGE,
    version: document.info.version,
    description: `Client of the ${document.info.title}: functions, React hooks, types, zod schemas and MSW handlers, generated from the contract.`,
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: NODE.package },
    files: ['dist', 'openapi.json'],
    exports: {
      '.': entry('index'),
      ...Object.fromEntries(
        areas.flatMap((area) => [
          [`./${area}`, entry(area)],
          [`./${area}/react`, entry(`react/${area}`)],
          [`./${area}/zod`, entry(`zod/${area}`)],
          [`./${area}/msw`, entry(`msw/${area}`)],
        ]),
      ),
      './msw': entry('msw/index'),
      './query': entry('query'),
      './operations': entry('operations'),
      './openapi.json': './openapi.json',
      './package.json': './package.json',
    },
    peerDependencies: Object.fromEntries(Object.entries(PEERS).map(([name, { range }]) => [name, range])),
    peerDependenciesMeta: Object.fromEntries(Object.keys(PEERS).map((name) => [name, { optional: true }])),
  };
}

const cell = (text: string) => text.replaceAll('|', '\\|');

export function readme(document: ContractDocument, areas: ReadonlyMap<string, readonly LocatedOperation[]>): string {
  const { title, version } = document.info;
  const all = [...areas.values()].flat();
  const tables = [...areas].map(([area, operations]) => {
    const rows = operations.map((operation) => {
      const names = Object.keys(operation.responses['200']?.content?.['application/json']?.examples ?? {});
      return `| \`${operation.operationId}\` | ${cell(operation.summary)} | \`${operation.method.toUpperCase()} ${operation.path}\` | ${needsToken(operation) ? 'yes' : ''} | ${names.map((name) => `\`${name}\``).join(' ')} |`;
    });
    return `### ${area}\n\n| operation | does | request | token | examples |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return `# ${PACKAGE}

Client of the ${title}, made from version ${version} of the contract: ${all.length} operations in ${areas.size} areas. Nothing in it is written by
hand per operation; the contract itself is in \`openapi.json\`.

\`\`\`sh
npm install ./${PACKAGE}-${version}.tgz
\`\`\`

ES modules with types, for any bundler and for Node ${NODE.package}, where \`require\` loads them, too. Install what the imported parts need:

| package | range | for |
| --- | --- | --- |
${Object.entries(PEERS)
  .map(([name, { range, use }]) => `| \`${name}\` | \`${cell(range)}\` | ${use} |`)
  .join('\n')}

The functions need none of them: they call the platform's \`fetch\`. MSW 3 itself needs Node ${NODE.msw3}; with MSW 2 the handlers run on every Node of this package.

| import                              | gives                                                              |
| ----------------------------------- | ------------------------------------------------------------------ |
| \`${PACKAGE}\`               | \`configureClient\`, \`ApiError\`, every type of the contract          |
| \`${PACKAGE}/<area>\`        | one function an operation                                          |
| \`${PACKAGE}/<area>/react\`  | React Query hooks, query options and keys                          |
| \`${PACKAGE}/<area>/zod\`    | zod schemas of bodies and responses (\`zod/mini\`)                     |
| \`${PACKAGE}/<area>/msw\`    | MSW handlers of the area                                           |
| \`${PACKAGE}/msw\`           | MSW handlers of all areas, and \`handlers()\` for all of them at once |
| \`${PACKAGE}/query\`         | \`queryDefaults\` for React Query's client                           |
| \`${PACKAGE}/operations\`   | method, path and facts of every operation, and the reads that a write makes stale |
| \`${PACKAGE}/openapi.json\`  | the contract in one file                                           |

## Set up once

\`\`\`ts
import { configureClient } from '${PACKAGE}';

configureClient({
  baseUrl: 'https://api.example.com', // in front of the contract's paths; empty: the page's own origin
  language: () => currentLanguage(), // 'cn', 'en' or 'zh-Hans', or a function; 'cn' unless set
  token: () => session.token, // of the customer, or a function; empty for visitors
  onSessionExpired: () => session.end(), // status −2
});
\`\`\`

\`\`\`ts
import { QueryClient } from '@tanstack/react-query';
import { queryDefaults } from '${PACKAGE}/query';

const queryClient = new QueryClient({ defaultOptions: queryDefaults });
\`\`\`

With \`queryDefaults\` a read is repeated when its request or answer was lost (\`isTransient\`), not when it was refused, a write never; and the same key is another
query in another language.

The settings hold for the whole program. A server that works for many customers gives each call its own:
\`billSummary({ headers: { token, language: 'en' } })\`.

## Call

\`\`\`ts
import { ApiError } from '${PACKAGE}';
import { login } from '${PACKAGE}/auth';
import { billSummary } from '${PACKAGE}/bills';

const { token } = await login({ mobileNo: '66881234', password: '123456' });
configureClient({ token });
try {
  const { account, invoice } = await billSummary();
} catch (error) {
  if (error instanceof ApiError && error.kind === 'business') show(error.message); // status −1: the server's message
  else throw error;
}
\`\`\`

A call returns the payload (\`data\` of the envelope) and rejects with an \`ApiError\` for everything else. Its \`kind\` is one of \`business\` (−1),
\`sessionExpired\` (−2), \`ignored\` (any other status), \`notFound\` (HTTP 404), \`server\` (500), \`http\`, \`timeout\`, \`network\`, \`malformed\`.
The \`message\` is the server's; without a response (\`timeout\`, \`network\`) it says in English what was called and what happened, and \`cause\` is the
error of the transport.

\`\`\`tsx
import { useBillSummary } from '${PACKAGE}/bills/react';

const { data, error } = useBillSummary(); // data: the payload; error: ApiError
\`\`\`

A query key begins with the id of its operation, a mutation key is it: \`queryClient.invalidateQueries({ queryKey: ['bills'] })\`. When a customer leaves, keep
the reads that are the same for every visitor only, and abort the others:

\`\`\`ts
import { factsOf } from '${PACKAGE}/operations';

queryClient.removeQueries({ predicate: ({ queryKey }) => factsOf(queryKey[0])?.isPublic !== true });
\`\`\`

## Mock handlers for tests and for work without a server

\`\`\`ts
import { setupServer } from 'msw/node'; // in a browser: setupWorker of 'msw/browser'
import { afterAll, afterEach, beforeAll } from 'vitest';
import { bills, handlers } from '${PACKAGE}/msw';

const server = setupServer(...handlers()); // the first example of every operation, in the language of the request
beforeAll(() => server.listen({ onUnhandledFrame: 'error' })); // MSW 2: onUnhandledRequest
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

// in a test:
server.use(bills.handlers.bills({ example: 'empty' })); // any named example; the names are types
server.use(bills.handlers.billSummary({ code: 500, delay: 2000 })); // a documented status, late
server.use(bills.handlers.billSummary({ networkError: true }));
server.use(bills.handlers.billSummary({ response: { status: '-1', message: 'Of my own' } })); // a whole envelope, checked by its type
\`\`\`

\`handlers()\` also answers the preflight of a call to another origin, so the client's \`baseUrl\` may be absolute. Beside single handlers, add \`preflight()\`.

These handlers have no state: a login with any PIN returns the first example. The project's mock (\`npm run mock\`) has state and validates requests.

## Operations

${tables.join('\n')}
Property names of the handlers in \`${PACKAGE}/msw\`: ${[...areas.keys()].map((area) => `\`${camel(area)}\``).join(', ')}.
`;
}
