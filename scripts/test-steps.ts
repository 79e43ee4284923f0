import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { NO_NGINX, searchNginx } from '@site/build/deploy/nginx.ts';

/** One command of `npm test`. */
export interface Step {
  name: string;
  command: string[];
  /** Names of the steps whose results it uses; it does not run when one of them failed. */
  needs?: string[];
  /** Uses both cores, or changes files that others read: nothing else runs meanwhile. */
  alone?: boolean;
  /** JSON report of its tests; without one the step counts as one test. */
  report?: string;
  /** Why this machine cannot check it, if so: the step is then neither passed nor failed. With `--install` it has to be checked. */
  missing?: () => string | undefined;
  env?: Record<string, string>;
  /** Its output is printed also when it passes. */
  shown?: boolean;
  passed?: () => void;
}

const BIOME = {
  name: 'format, lint, module boundaries and import cycles',
  command: ['biome', 'ci', '--error-on-warnings', '--colors=off', '--max-diagnostics=50'],
};
const LINT: Step[] = [
  BIOME,
  { name: 'colours and breakpoints of the style sheets', command: ['stylelint', '{src,brand,demo}/**/*.css'] },
  { name: 'replaced words', command: ['node', 'scripts/wording.ts'] },
  { name: 'unused files, exports and packages', command: ['knip'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
];
const GENERATED: Step = { name: 'generated code is current', command: ['site-contract', 'generate', '--check'], alone: true };
const BUILD: Step = { name: 'production build', command: ['vite', 'build'] };
const PRERENDER: Step = { name: 'prerendered pages', command: ['site-build', 'prerender'], needs: [BUILD.name] };
const WORKER: Step = { name: 'service worker', command: ['site-build', 'worker'], needs: [PRERENDER.name] };
const DEMO: Step[] = [
  { name: 'static demo', command: ['node', 'demo/build.ts'] },
  { name: 'static demo below a path', command: ['node', 'demo/build.ts', '--base', '/try/', '--out', '.cache/demo-try'] },
];
const VITEST = {
  command: ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'],
  report: 'test-results/unit.json',
};
/** Tests that carry this tag run with `--full` only (tests/support/full.ts). */
const SAMPLED = ['--grep-invert', '@full'];
/** What proves a requirement, must never break, or carries the tag for it (tests/support/full.ts). */
const EVERY_RUN = [
  ...['--grep-invert', '@full|@area', '--grep', '@[A-Z0-9]+-\\d\\d|@always|safety[\\\\/]'],
  // What works below a path works at the root of a server.
  ...['site', 'bare', 'development', 'demo-below-a-path'].map((project) => `--project=${project}`),
];
const PLAYWRIGHT = { command: ['playwright', 'test'], alone: true, report: 'test-results/e2e.json' };

/** Walks of builds of their own (0019): another operator, and a language longer than English. Each builds on one core, in a folder of its own. */
const OWN_BUILDS: Step[] = [
  { name: 'second operator', command: ['playwright', 'test', '-c', 'tests/brand'] },
  { name: 'pseudo-language', command: ['playwright', 'test', '-c', 'tests/pseudo'] },
];

const FRESH_CLONE: Step = { name: 'all commands in a fresh clone', command: ['node', 'scripts/fresh-clone.ts'], alone: true, shown: true };

/** A language is an entry of a table and files (0019): one is added to a copy of this project. */
const THIRD_LANGUAGE: Step = { name: 'a third language', command: ['node', 'scripts/third-language.ts'], alone: true, shown: true };

/** Each how-to that changes files is carried out in a copy of this project (docs/README.md). */
const HOW_TOS: Step = { name: 'how-tos, word for word', command: ['node', 'scripts/how-to.ts'], alone: true, shown: true };

/** Committed pictures and ARIA snapshots (0020). */
const LOOKS: Step = {
  name: 'pictures and ARIA snapshots of the pages',
  command: ['playwright', 'test', '-c', 'tests/looks'],
  needs: [WORKER.name],
  alone: true,
  report: 'test-results/looks.json',
};

/** Every check, in the order in which they start. The build needs one core, so the checks of the source run beside it. */
export const allSteps = (full: boolean): Step[] => [
  GENERATED,
  BUILD,
  ...LINT,
  { name: 'contract', command: ['site-contract', 'check'], shown: true },
  PRERENDER,
  WORKER,
  { name: 'budgets of the build', command: ['site-build', 'budget'], needs: [PRERENDER.name] },
  { name: 'compressed variants of the files', command: ['site-build', 'compress'], needs: [WORKER.name] },
  ...DEMO,
  { name: 'unit, component and contract tests', ...VITEST, alone: true },
  {
    name: 'deployment tests on nginx',
    command: ['playwright', 'test', '-c', 'tests/deploy', ...(full ? [] : SAMPLED)],
    needs: ['compressed variants of the files'],
    alone: true,
    report: 'test-results/deploy.json',
    missing: () => (searchNginx() === undefined ? NO_NGINX : undefined),
  },
  {
    name: 'browser tests',
    ...PLAYWRIGHT,
    command: [...PLAYWRIGHT.command, ...(full ? [] : EVERY_RUN)],
    needs: [WORKER.name, ...DEMO.map(({ name }) => name)],
  },
  {
    name: 'journeys in Firefox and WebKit',
    command: ['playwright', 'test', '-c', 'tests/engines', ...(full ? [] : SAMPLED)],
    needs: [WORKER.name],
    alone: true,
    report: 'test-results/engines.json',
  },
  ...(full ? [LOOKS, ...OWN_BUILDS, THIRD_LANGUAGE, HOW_TOS, FRESH_CLONE] : []),
  { name: 'requirement ids', command: ['site-proof', 'requirements', '--check'], alone: true },
];

const contractAreas = globSync('openapi/*/paths.yaml').map((file) => basename(dirname(file)));
const withContractOrFeature = [...new Set([...contractAreas, ...globSync('src/features/*').map((folder) => basename(folder))])];
const specs = globSync('tests/e2e/*.spec.ts').map((file) => basename(file, '.spec.ts'));

/** Names that `npm test -- <area>` takes: folders of the contract and of the features, and the specs that belong to none of them. */
export const areas = [
  ...withContractOrFeature,
  ...specs.filter((spec) => !withContractOrFeature.some((area) => spec === area || spec.startsWith(`${area}-`))),
].sort();

/** Where the state of the last build of an area's run is kept. */
const STAMP = '.cache/built';
const MANIFEST = 'dist/.vite/manifest.json';
const INPUTS = ['{src,brand,mock-server,openapi,scripts,tools}/**/*.*', '{index.html,vite.config.ts,postcss.config.mjs,package.json,package-lock.json}'];

/** Changes with every file and setting that the build reads, and with every build. */
function buildState(): string {
  const hash = createHash('sha256');
  for (const file of globSync(INPUTS, { exclude: ['**/*.test.*', '**/node_modules'] }).sort()) {
    if (statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  }
  const settings = Object.entries(process.env).filter(([name]) => /^(?:SITE_|PRERENDER_|BRAND$|PSEUDO$)/.test(name));
  hash.update(JSON.stringify(settings.sort())).update(existsSync(MANIFEST) ? String(statSync(MANIFEST).mtimeMs) : '');
  return hash.digest('hex');
}

function rememberBuild(): void {
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, buildState());
}

/** The projects of playwright.config.ts that hold the browser tests of an area. */
const projectsOf = (area: string) => (area === 'demo' ? ['demo', 'demo-below-a-path'] : [area === 'development' || area === 'bare' ? area : 'site']);

/** The checks of one area: lint and types of everything, then its contract, unit and browser tests, on a build that is reused while nothing changes. */
export function stepsOf(area: string, full: boolean): Step[] {
  const built = existsSync(STAMP) && existsSync(MANIFEST) && readFileSync(STAMP, 'utf8') === buildState();
  const build = built ? [] : [BUILD, PRERENDER, { ...WORKER, passed: rememberBuild }];
  const ready = area === 'demo' ? DEMO.map(({ name }) => name) : build.slice(-1).map(({ name }) => name);
  // What a new operation or page changes for the whole: routes, messages, what is public.
  const shared = [
    'src/i18n',
    'src/api',
    'src/app/route-table',
    ...(contractAreas.includes(area) ? ['tests/contract/mock-conformance', 'tests/contract/ledger'] : []),
  ];
  const units = [`src/features/${area}`, `mock-server/handlers/${area}`, `mock-server/seed/${area}`, ...shared];
  return [
    GENERATED,
    ...build,
    ...LINT,
    ...(area === 'demo' ? DEMO : []),
    ...(contractAreas.includes(area) ? [{ name: `contract of ${area}`, command: ['site-contract', 'area', area] }] : []),
    { name: `unit tests of ${area}`, ...VITEST, command: [...VITEST.command, ...units], env: { AREA: area } },
    {
      name: `browser tests of ${area}`,
      ...PLAYWRIGHT,
      command: [
        ...PLAYWRIGHT.command,
        `tests/e2e/${area}(-.*)?\\.spec`,
        ...projectsOf(area).map((project) => `--project=${project}`),
        ...(full ? [] : SAMPLED),
      ],
      needs: ready,
    },
  ];
}
