#!/usr/bin/env node
import { loadStrictContract } from '@site/contract/strict/check.ts';
import { Presets, SingleBar } from 'cli-progress';
import { readArguments } from './arguments.ts';
import { TargetBlocked, TargetDown } from './http.ts';
import { readBaseline } from './index-of-checks.ts';
import { personasOf, readLogin, userField } from './personas.ts';
import { exitCodeOf, isWanted } from './report.ts';
import { tableOf } from './reports/summary.ts';
import { writeReports } from './reports/write.ts';
import { type Progress, runConformance } from './run.ts';

function give(up: string): never {
  console.error(up);
  process.exit(2);
}

const settings = readArguments(process.argv.slice(2));
if ('problem' in settings) give(settings.problem);
if ('help' in settings) {
  console.log(settings.help);
  process.exit(0);
}

const read = <T>(file: string | undefined, reader: (file: string) => T): T | undefined => {
  try {
    return file === undefined ? undefined : reader(file);
  } catch (error) {
    return give((error as Error).message);
  }
};
const baseline = read(settings.baseline, readBaseline);
const contract = await loadStrictContract(settings.root).catch((error: Error) => give(error.message));
if (!contract.operations.some(({ responses }) => (responses.get(200)?.branches.length ?? 0) > 0))
  give('This contract has no envelope: the check reads the outcome from the field status ("0", "-1" or "-2") of an answer over HTTP 200.');
const { only } = settings;
const misspelled = only?.find((name) => !contract.operations.some((operation) => isWanted([name], operation)));
if (misspelled !== undefined) {
  const areas = [...new Set(contract.operations.map(({ area }) => area))];
  give(`--only ${misspelled}: there is no area and no operation of this name. Areas: ${areas.join(', ')}.`);
}
const known = personasOf(contract).map(({ name }) => name);
const login = read(settings.login, (file) => readLogin(file, known, userField(contract)));

const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // The second signal ends the process at once.
    if (interrupt.signal.aborted) process.exit(2);
    interrupt.abort();
  });

const progress = showProgress(process.stderr);
try {
  const report = await runConformance({ ...settings, login, baseline, signal: interrupt.signal, onProgress: progress.step, contract });
  progress.end();
  const files = writeReports(report, settings.out);
  console.log(tableOf(report));
  console.log(`Reports: ${files.join(', ')}`);
  process.exitCode = exitCodeOf(report);
} catch (error) {
  progress.end();
  if (error instanceof TargetBlocked) give(error.message);
  give(error instanceof TargetDown ? `${error.message} Is the server running, and is the URL right?` : ((error as Error).stack ?? String(error)));
}

/** Shows the progress: a bar in a terminal, else a line every second. */
function showProgress(stream: NodeJS.WriteStream): { step: (progress: Progress) => void; end: () => void } {
  const format = stream.isTTY ? '{bar} {percentage} %  {part}  {what}  {violations} violations' : '{percentage} %  {part}  {violations} violations';
  const lines = { noTTYOutput: true, notTTYSchedule: 1000 };
  const bar = new SingleBar({ format, stream, hideCursor: true, clearOnComplete: true, gracefulExit: false, ...lines }, Presets.shades_classic);
  let started = false;
  return {
    step: ({ part, what, done, total, violations }) => {
      const payload = { part: part.padEnd(12), what: what.padEnd(24).slice(0, 24), violations };
      if (!started) bar.start(total, done, payload);
      else bar.update(done, payload);
      started = true;
    },
    end: () => bar.stop(),
  };
}
