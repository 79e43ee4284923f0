import { readFileSync } from 'node:fs';
import { type ContractDocument, type LocatedOperation, needsToken } from '@site/contract/document.ts';
import { camel } from './msw-source.ts';

export const PACKAGE = 'customer-sdk';

/** The page that tells how to use it. */
export const USE = 'docs/how-to/use-the-sdk-elsewhere.md';

/** Peer dependencies, each needed by the part that uses it only. CI installs the lowest and the newest version of every range and runs what uses them. */
const PEERS = { '@tanstack/react-query': '^5.0.0', react: '^18.0.0 || ^19.0.0', zod: '^4.3.0', msw: '^2.7.0 || ^3.0.0' };

/** Node versions by entry; MSW 3 itself needs a newer one. */
const NODE = { package: '>=20.19', msw3: '>=22.12' };

/** package.json of the SDK with one entry per area and part, so that an app bundles only what it imports. */
export function packageJson(document: ContractDocument, license: string): object {
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
      './*': entry('functions/*'),
      './*/react': entry('react/*'),
      './*/zod': entry('zod/*'),
      './*/msw': entry('msw/*'),
      './msw': entry('msw/index'),
      './query': entry('query'),
      './operations': entry('operations'),
      './openapi.json': './openapi.json',
      './package.json': './package.json',
    },
    peerDependencies: PEERS,
    peerDependenciesMeta: Object.fromEntries(Object.keys(PEERS).map((name) => [name, { optional: true }])),
  };
}

const cell = (text: string) => text.replaceAll('|', '\\|');

export function readme(document: ContractDocument, areas: ReadonlyMap<string, readonly LocatedOperation[]>): string {
  const { title, version } = document.info;
  const [, use] = readFileSync(USE, 'utf8').split('\n## The package\n');
  if (use === undefined) throw new Error(`${USE} lacks the part for the package`);
  const peers = Object.entries(PEERS).map(([name, range]) => `- \`${name}\` ${range}`);
  const tables = [...areas].map(([area, operations]) => {
    const rows = operations.map((operation) => {
      const names = Object.keys(operation.responses['200']?.content?.['application/json']?.examples ?? {});
      return `| \`${operation.operationId}\` | ${cell(operation.summary)} | \`${operation.method.toUpperCase()} ${operation.path}\` | ${needsToken(operation) ? 'yes' : ''} | ${names.map((name) => `\`${name}\``).join(' ')} |`;
    });
    return `### ${area}\n\n| operation | does | request | token | examples |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return `# ${PACKAGE}

Client of the ${title}, made from version ${version} of the contract: ${[...areas.values()].flat().length} operations in ${areas.size} areas. Nothing in it is written by
hand per operation; the contract itself is in \`openapi.json\`.

ES modules with types, for any bundler and for Node ${NODE.package}, where \`require\` loads them, too. Install what the imported parts need (React Query and React: the hooks):

${peers.join('\n')}

The functions need none of them: they call the platform's \`fetch\`. MSW 3 itself needs Node ${NODE.msw3}; with MSW 2 the handlers run on every Node of this package.
${use.replaceAll('\n### ', '\n## ')}
## Operations

${tables.join('\n')}
Property names of the handlers in \`${PACKAGE}/msw\`: ${[...areas.keys()].map((area) => `\`${camel(area)}\``).join(', ')}.
`;
}
