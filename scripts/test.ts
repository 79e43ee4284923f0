/**
 * `npm test`: every check, two at a time where they allow it; `npm test -- <area>`: those of one area; `--full`: also the tests that repeat for
 * another page, theme or state what one has proven (tests/support/full.ts). `--install` lets it install a missing browser or nginx, as it does in CI. Prints how far it is, the slowest tests, what passed only on a second try, and last `N passed, N failed`, with the number of steps that this machine could not check.
 */
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startProgram } from '@site/contract/programs.ts';
import { NOT_CHECKED, outcomeOf, type Report, readReport, sumOf } from '@site/proof/reports.ts';
import { ensureBrowser } from '../tests/support/browser.ts';
import { allSteps, areas, type Step, stepsOf } from './test-steps.ts';

const {
  values: { install, full },
  positionals: [area],
} = parseArgs({
  allowPositionals: true,
  options: { install: { type: 'boolean', default: process.env.CI !== undefined }, full: { type: 'boolean', default: false } },
});
if (area !== undefined && !areas.includes(area)) {
  console.error(`There is no area "${area}". There are: ${areas.join(', ')}.`);
  process.exit(2);
}

/** Counts that tests print, worth reading also when they pass. */
const COUNTS = /^(?:Failure matrix|Hostile responses|Lost writes|Money once|Customer change|NOT CHECKED):/;
/** Seconds between two progress lines: a terminal shows one line that changes. */
const EVERY = process.stdout.isTTY ? 1 : 15;

// The build of the tests shows the mock's content, under a reserved host name.
process.env.PRERENDER_API ??= 'mock';
process.env.SITE_URL ??= 'https://site.operator.example';
const env = { ...process.env, CI: 'true', NO_COLOR: '1', ...(install && { INSTALL_TOOLS: 'yes' }), ...(full ? { FULL_MATRIX: 'yes' } : { SAMPLED: 'yes' }) };

interface Run {
  step: Step;
  begin: number;
  output: string;
  /** Tests or files that are done. */
  done: number;
  /** Their number, once it is known. */
  total: number | undefined;
}

const steps = area === undefined ? allSteps(full) : stepsOf(area, full);
const label = ({ name }: Step) => `[${steps.findIndex((step) => step.name === name) + 1}/${steps.length}] ${name}`;
const seconds = (begin: number) => `${((performance.now() - begin) / 1000).toFixed(1)} s`;
const running = new Set<Run>();
const passed = new Set<string>();
const reports: Report[] = [];

function print(text: string): void {
  process.stdout.write(`${process.stdout.isTTY ? '\r\x1b[K' : ''}${text}\n`);
}

function showProgress(): void {
  if (running.size === 0) return;
  const line = [...running]
    .map(({ step, begin, done, total }) => `${label(step)} … ${done > 0 ? `${done}${total === undefined ? '' : `/${total}`}, ` : ''}${seconds(begin)}`)
    .join(' · ');
  process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${line.slice(0, process.stdout.columns - 1)}` : `${line}\n`);
}

/** Reads from a line of Playwright's list reporter (tests) or Vitest's default one (files) how far a step is, and prints failures at once. */
function follow(run: Run, line: string): void {
  run.total ??= Number(/^Running (\d+) tests?/.exec(line)?.[1]) || undefined;
  const [, browserTest] = /^\s*[✓✘-]\s+(\d+) \[/.exec(line) ?? [];
  if (browserTest !== undefined) run.done = Math.max(run.done, Number(browserTest));
  else if (/^\s*[✓❯×]\s.*\.test\.tsx? \(\d+ tests?/.test(line)) run.done += 1;
  if (run.step.report !== undefined && /^\s*[✘×]/.test(line)) print(line);
}

/** The lines that tests print of what they counted; of several lines of one table the sums. */
function countsIn(output: string): string[] {
  const lines = output.split('\n').filter((line) => COUNTS.test(line));
  const tables = Map.groupBy(lines, (line) => line.split(':', 1)[0] ?? '');
  return [...tables].flatMap(([table, rows]) => {
    if (rows.length < 2 || table === 'NOT CHECKED') return rows;
    const sums = new Map<string, number>();
    for (const row of rows) {
      for (const part of row.slice(row.lastIndexOf(': ') + 2).split(', ')) {
        const what = part.replace(/ ?\d+ ?/, ' ').trim();
        sums.set(what, (sums.get(what) ?? 0) + Number(/\d+/.exec(part)?.[0] ?? 0));
      }
    }
    return [`${table}: ${rows.length} lines in all: ${Array.from(sums, ([what, sum]) => `${sum} ${what}`).join(', ')}`];
  });
}

/** Runs a step and prints its result; true when it passed. */
async function perform(step: Step): Promise<boolean> {
  const reason = install ? undefined : step.missing?.();
  if (reason !== undefined) {
    print(`${label(step)}: NOT CHECKED. ${reason}`);
    reports.push(NOT_CHECKED);
    return true;
  }
  const run: Run = { step, begin: performance.now(), output: '', done: 0, total: undefined };
  if (step.command[0] === 'vitest' && area === undefined)
    run.total = globSync('{brand,openapi,src,mock-server,scripts,tools,tests}/**/*.test.{ts,tsx}', { exclude: ['**/node_modules'] }).length;
  running.add(run);
  const [command = '', ...args] = step.command;
  const ok = await new Promise<boolean>((finish) => {
    const child = startProgram(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...env, ...step.env } });
    let rest = '';
    const take = (chunk: Buffer) => {
      run.output += chunk.toString();
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) follow(run, line);
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.on('error', (error) => {
      run.output += error.message;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
  running.delete(run);
  const report = step.report === undefined ? undefined : readReport(step.report);
  const outcome = outcomeOf(ok, run.output, report);
  reports.push(outcome);
  const counted = report === undefined ? '' : ` (${outcome.passed} passed, ${outcome.failed} failed)`;
  print(`${label(step)}: ${ok ? 'ok' : 'FAILED'}${counted}, ${seconds(run.begin)}`);
  if (!ok || step.shown || outcome.notChecked !== undefined) print(run.output.trimEnd());
  else for (const line of countsIn(run.output)) print(`  ${line}`);
  if (ok) step.passed?.();
  return ok;
}

/** Starts each step when what it needs has passed and a core is free, in the order of the table. */
async function performAll(): Promise<void> {
  const waiting = new Set(steps);
  const active = new Map<Step, Promise<unknown>>();
  const names = () => new Set([...waiting, ...active.keys()].map(({ name }) => name));
  while (waiting.size > 0 || active.size > 0) {
    for (const step of waiting) {
      if (step.needs?.some((name) => names().has(name))) continue;
      if (active.size >= 2 || (active.size > 0 && (step.alone || [...active.keys()].some(({ alone }) => alone)))) {
        // Nothing overtakes a step that waits for both cores.
        if (step.alone) break;
        continue;
      }
      waiting.delete(step);
      const missing = step.needs?.find((name) => !passed.has(name));
      if (missing === undefined) {
        const end = perform(step).then((ok) => {
          if (ok) passed.add(step.name);
          active.delete(step);
        });
        active.set(step, end);
      } else {
        print(`${label(step)}: NOT RUN, because "${missing}" failed`);
        reports.push({ passed: 0, failed: 1, tests: [] });
      }
    }
    if (active.size > 0) await Promise.race(active.values());
  }
}

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
ensureBrowser(install);
const progress = setInterval(showProgress, EVERY * 1000);
await performAll();
clearInterval(progress);

const tests = reports.flatMap((report) => report.tests);
const slowest = tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 10);
print(`\nThe ten slowest tests:\n${slowest.map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`).join('\n')}`);
const flaky = tests.filter((test) => test.flaky);
print(`\n${[`${flaky.length} passed on a second try${flaky.length > 0 ? ':' : ''}`, ...flaky.map(({ name }) => `          ${name}`)].join('\n')}`);
print(`\n${sumOf(reports)}`);
process.exitCode = reports.some((report) => report.failed > 0) ? 1 : 0;
