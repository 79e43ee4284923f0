/**
 * Leaves out of the build what the site has no use for in libraries that every page needs and that the bundler cannot take apart: their parts
 * for servers, for other frameworks and for development. A part that a newer version has renamed stops the
 * build; a part that somebody begins to use throws, with the name of this file.
 */
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, parseAst } from 'vite';

const modules = fileURLToPath(new URL('../node_modules/', import.meta.url));

/**
 * axios: its second transport (upload progress needs XMLHttpRequest), its own cancel tokens (the platform's are used), objects and forms turned
 * into each other or into addresses, checks of options, and a table of status names.
 */
const AXIOS: Record<string, string> = {
  'adapters/fetch.js': 'export const getFetch = () => null; export default null;',
  'helpers/HttpStatusCode.js': 'export default {};',
  'cancel/CancelToken.js': 'export default class {}',
  'helpers/formDataToJSON.js': 'export default () => null;',
  'helpers/toURLEncodedForm.js': 'export default (data) => data;',
  'helpers/validator.js':
    'const any = () => () => true; export default { assertOptions() {}, validators: { transitional: any, spelling: any, boolean: any, function: any } };',
};

const axios: Plugin = {
  name: 'lean-axios',
  enforce: 'pre',
  resolveId(source, importer) {
    const [, folder] = /^(.*\/axios\/lib\/)/.exec(importer ?? '') ?? [];
    if (folder === undefined || importer === undefined || !source.startsWith('.')) return null;
    const name = join(dirname(importer), source).slice(folder.length);
    return name in AXIOS ? `\0axios:${name}` : null;
  },
  load: (id) => (id.startsWith('\0axios:') ? AXIOS[id.slice('\0axios:'.length)] : null),
};

/** The router's package names its development code in every condition; the other folder has the same without the warnings. */
const router: Plugin = {
  name: 'lean-router',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source) => {
    const file = { 'react-router': 'index', 'react-router/dom': 'dom-export' }[source];
    return file === undefined ? null : join(modules, `react-router/dist/production/${file}.mjs`);
  },
};

const GONE = "{ throw new Error('Left out of the build: scripts/lean-packages.ts'); }";

/** Functions and classes by the file that they are in; the new body of each. */
const BODIES: { file: RegExp; holds?: string; bodies: Record<string, string> }[] = [
  {
    // What belongs to the framework around the router (its server, its error pages, React Server Components), forms, fetchers and actions:
    // pages read by loaders and write by the generated hooks.
    file: /^react-router\/dist\/production\/chunk-[A-Z\d]+\.mjs$/,
    holds: 'function createRouter(',
    bodies: {
      PrefetchPageLinks: '{ return null; }',
      RSCErrorHandler: GONE,
      decodeRouteErrorResponseDigest: '{}',
      getRouteInstrumentationUpdates: GONE,
      instrumentClientSideRouter: GONE,
      deserializeErrors: GONE,
      AwaitErrorBoundary: '{}',
      RemixErrorBoundary: '{}',
      handleAction: GONE,
      fetch2: GONE,
    },
  },
  {
    // Fetching texts and formats of its own: src/i18n/i18n.ts brings the texts, src/lib the formats.
    file: /^i18next\/dist\/esm\/i18next\.js$/,
    bodies: { Connector: '{ state = {}; }', Formatter: '{ init() {} format(value) { return value; } }', createProxy: GONE },
  },
];

interface Node {
  type: string;
  start: number;
  end: number;
  id?: { name?: string } | null;
  body?: Node;
  init?: Node | null;
}

/** Every function and class that has a name, at any depth; of `const Name = class …` the class with the name. */
function named(node: unknown, found: Node[] = []): Node[] {
  if (Array.isArray(node)) for (const child of node) named(child, found);
  else if (typeof node === 'object' && node !== null) {
    const { type, id, init } = node as Node;
    if ((type === 'FunctionDeclaration' || type === 'ClassDeclaration') && id?.name !== undefined) found.push(node as Node);
    if (type === 'VariableDeclarator' && init?.type === 'ClassExpression' && id) found.push({ ...init, id });
    for (const child of Object.values(node)) named(child, found);
  }
  return found;
}

/**
 * Replaces bodies. Names of components for development tools and calls of `forwardRef` without a mark keep components in the build that
 * nobody uses: the names go, the calls get their mark.
 */
const parts: Plugin = {
  name: 'lean-parts',
  apply: 'build',
  transform(code, id) {
    const name = relative(modules, id);
    const { bodies } = BODIES.find(({ file, holds = '' }) => file.test(name) && code.includes(holds)) ?? {};
    if (bodies === undefined) return null;
    const nodes = named(parseAst(code)).filter((node) => bodies[node.id?.name ?? ''] !== undefined);
    const missing = Object.keys(bodies).filter((part) => !nodes.some((node) => node.id?.name === part));
    if (missing.length > 0) this.error(`${name} has no ${missing.join(', ')} any more: see scripts/lean-packages.ts`);
    let text = code;
    for (const { id: part, body } of nodes.sort((one, other) => other.start - one.start)) {
      if (body !== undefined) text = text.slice(0, body.start) + bodies[part?.name ?? ''] + text.slice(body.end);
    }
    const unnamed = text.replace(/^\w+\.displayName = "[^"]*";$/gm, '');
    return { code: unnamed.replace(/ = (React\d*\.forwardRef\()/g, ' = /* @__PURE__ */ $1'), map: null };
  },
};

/** The plugins, in their order. */
export const leanPackages: Plugin[] = [axios, router, parts];
