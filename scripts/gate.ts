/**
 * `npm test`: the whole gate, one step after the other, so that two cores are enough. Says what it does, shows the output of what
 * failed, and ends with `N passed, N failed` over all steps and tests.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './ensure-browser.ts';

interface Outcome {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: string[];
  /** Reads how many tests ran from a report; without it the step counts as one. */
  count?: () => Outcome | undefined;
}

const UNIT_REPORT = 'test-results/unit.json';
const E2E_REPORT = 'test-results/e2e.json';
const DEPLOY_REPORT = 'test-results/deploy.json';

function readReport<T>(file: string, read: (report: T) => Outcome): Outcome | undefined {
  return existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

const countBrowserTests = (file: string) => () =>
  readReport<{ stats: { expected: number; flaky: number; unexpected: number } }>(file, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));

const steps: Step[] = [
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '--colors=off', '--max-diagnostics=50'] },
  { name: 'colours and breakpoints of the style sheets', command: ['stylelint', '{src,demo}/**/*.css'] },
  { name: 'unused files, exports and packages', command: ['knip'] },
  { name: 'known faults of packages', command: ['node', 'scripts/audit.ts'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'contract', command: ['farol-contract', 'check'] },
  { name: 'generated code is current', command: ['farol-contract', 'generate', '--check'] },
  {
    name: 'unit, component and contract tests',
    command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
    count: () =>
      readReport<{ numPassedTests: number; numFailedTests: number }>(UNIT_REPORT, (report) => ({
        passed: report.numPassedTests,
        failed: report.numFailedTests,
      })),
  },
  { name: 'production build', command: ['vite', 'build'] },
  { name: 'bill of materials and licences', command: ['farol-build', 'sbom'] },
  { name: 'pages rendered ahead', command: ['farol-build', 'prerender'] },
  { name: 'budgets of the build', command: ['farol-build', 'budget'] },
  { name: 'compressed twins of the files', command: ['farol-build', 'compress'] },
  { name: 'the build on the real web server', command: ['playwright', 'test', '-c', 'tests/deploy'], count: countBrowserTests(DEPLOY_REPORT) },
  { name: 'static demo', command: ['node', 'demo/build.ts'] },
  {
    name: 'end-to-end and safety tests on the production build',
    command: ['playwright', 'test'],
    count: countBrowserTests(E2E_REPORT),
  },
  { name: 'requirement ids', command: ['node', 'scripts/requirements.ts', '--missing'] },
];

/** What tests count, worth reading also when they pass. */
const COUNTS = /^(?:Fault matrix|Hostile answers):.*$/gm;
/** Steps whose output is worth reading also when they pass. */
const TALKATIVE = new Set(['budgets of the build', 'contract', 'known faults of packages', 'bill of materials and licences']);

function run([command = '', ...args]: string[]): Promise<{ ok: boolean; output: string }> {
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, CI: 'true', FORCE_COLOR: '0' } });
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => done({ ok: false, output: error.message }));
    child.on('close', (code) => done({ ok: code === 0, output }));
  });
}

// What the build of the gate shows: the mock's content, under an address that nobody has.
process.env.PRERENDER_API ??= 'mock';
process.env.SITE_URL ??= 'https://site.farol.example';

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
ensureBrowser();

const total: Outcome = { passed: 0, failed: 0 };
for (const { name, command, count } of steps) {
  const start = performance.now();
  process.stdout.write(`${name} …`);
  const { ok, output } = await run(command);
  const counted = count?.();
  const outcome: Outcome = counted ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  // A runner that fails without a failed test (it crashed, it found none) has failed all the same.
  if (!ok && outcome.failed === 0) outcome.failed = 1;
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(` ${ok ? 'ok' : 'FAILED'}${counted === undefined ? '' : ` (${outcome.passed} passed, ${outcome.failed} failed)`}, ${seconds} s\n`);
  if (!ok || TALKATIVE.has(name)) console.log(output.trimEnd());
  else for (const [line] of output.matchAll(COUNTS)) console.log(`  ${line}`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
