/** Which module may import which (docs/conventions.md). `depcruise` checks it as a part of `npm run lint`. */

const { Visitor } = require('@swc/core/Visitor.js');

// dependency-cruiser stops at a `using` declaration, which swc's visitor does not know. It needs no visit: imports are elsewhere.
const { visitStatement } = Visitor.prototype;
Visitor.prototype.visitStatement = function (statement) {
  return statement.type === 'UsingDeclaration' ? statement : visitStatement.call(this, statement);
};

const TEST = '\\.(test|spec)\\.tsx?$';

/** Folder to the folders that it may import. Each names only folders above it, so that there are no cycles between folders. */
const TOP_LEVEL = {
  openapi: [],
  brand: [],
  src: ['openapi', 'brand'],
  tools: ['openapi', 'brand', 'src'],
  'mock-server': ['openapi', 'brand', 'tools'],
  demo: ['openapi', 'brand', 'src', 'tools', 'mock-server'],
  scripts: ['openapi', 'brand', 'src', 'tools', 'mock-server', 'demo', 'tests'],
};
const SRC = {
  lib: [],
  styles: [],
  brand: ['lib'],
  session: ['lib'],
  i18n: ['lib', 'brand', 'session'],
  api: ['lib', 'brand', 'session'],
  ui: ['lib', 'brand'],
  forms: ['lib', 'brand', 'session', 'i18n', 'ui'],
  components: ['lib', 'brand', 'session', 'i18n', 'api', 'ui', 'forms'],
  features: ['lib', 'brand', 'session', 'i18n', 'api', 'ui', 'forms', 'components'],
  app: ['lib', 'brand', 'session', 'i18n', 'api', 'ui', 'forms', 'components', 'features'],
  prerender: ['lib', 'brand', 'session', 'i18n', 'api', 'ui', 'forms', 'components', 'features', 'app'],
  dev: ['lib', 'styles', 'brand', 'session', 'i18n', 'api', 'ui', 'forms', 'components'],
};

const layers = (parent, folders) => [
  ...Object.entries(folders).map(([folder, allowed]) => ({
    name: `${parent}${folder}`,
    comment: `${parent}${folder} imports ${allowed.length === 0 ? 'no other folder' : `only ${allowed.join(', ')}`}.`,
    severity: 'error',
    from: { path: `^${parent}${folder}/`, pathNot: TEST },
    to: { path: `^${parent}[^/]+/`, pathNot: `^(node_modules|${parent}(${[folder, ...allowed].join('|')}))/`, dependencyTypesNot: ['core'] },
  })),
  {
    name: `${parent || 'top-level-'}folder`,
    comment: 'A new folder needs its line in .dependency-cruiser.cjs.',
    severity: 'error',
    from: { path: `^${parent}[^/]+/`, pathNot: `^(node_modules|tests|${parent}(${Object.keys(folders).join('|')}))/` },
    to: {},
  },
];

module.exports = {
  forbidden: [
    { name: 'cycle', comment: 'Move what both files need to a file of its own.', severity: 'error', from: {}, to: { circular: true } },
    ...layers('', TOP_LEVEL),
    ...layers('src/', SRC),
    {
      name: 'other-feature',
      comment: 'A feature imports no other feature: what two need moves to src/components, or is composed in src/app.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'ui-without-domain',
      comment: 'src/ui knows no router, queries or messages: pass them in.',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: TEST },
      to: { path: 'node_modules/(react-router|@tanstack/|react-i18next|i18next)' },
    },
    {
      name: 'axios',
      comment: 'Only src/api/client.ts imports axios; use the generated hooks (@/api/generated/<area>).',
      severity: 'error',
      from: { path: '^(src|mock-server)/', pathNot: '^src/api/client\\.ts$' },
      to: { path: 'node_modules/axios/' },
    },
    {
      name: 'generated',
      comment: 'Types of the contract come with the hooks of the area: @/api/generated/<area>.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(api|dev)/|${TEST}` },
      to: { path: '^openapi/generated/' },
    },
    {
      name: 'site-and-mock',
      comment: 'The site and the mock know only the contract, never each other.',
      severity: 'error',
      from: { path: '^(src|mock-server)/' },
      to: { path: '^(src|mock-server)/', pathNot: '^$1/' },
    },
    {
      name: 'other-tool',
      comment: 'A tool imports no other tool but tools/contract.',
      severity: 'error',
      from: { path: '^tools/([^/]+)/', pathNot: TEST },
      to: { path: '^tools/', pathNot: '^tools/($1|contract)/' },
    },
  ],
  options: {
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    // Programs of others, which import the package and not this repository.
    exclude: { path: '^tools/sdk/projects/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
