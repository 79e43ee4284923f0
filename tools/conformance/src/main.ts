#!/usr/bin/env node
import { readArguments } from './arguments.ts';

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

// Loaded on demand, so that a wrong argument is reported at once.
const [{ TargetDown }, { personasOf, readLogin }, { showProgress }, { exitCodeOf, isWanted }, { writeReports }, { tableOf }, { runConformance }, strict] =
  await Promise.all([
    import('./http.ts'),
    import('./personas.ts'),
    import('./progress.ts'),
    import('./report.ts'),
    import('./reports/write.ts'),
    import('./reports/table.ts'),
    import('./run.ts'),
    import('@farol/contract/strict/check.ts'),
  ]);

const contract = await strict.loadStrictContract().catch((error: Error) => give(error.message));
const { only } = settings;
const misspelled = only?.find((name) => !contract.operations.some((operation) => isWanted([name], operation)));
if (misspelled !== undefined) {
  const areas = [...new Set(contract.operations.map(({ area }) => area))];
  give(`--only ${misspelled}: there is no area and no operation of this name. Areas: ${areas.join(', ')}.`);
}
const known = personasOf(contract).map(({ name }) => name);
const readFile = (file: string) => {
  try {
    return readLogin(file, known);
  } catch (error) {
    return give((error as Error).message);
  }
};
const login = settings.login === undefined ? undefined : readFile(settings.login);

const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // The second signal ends the process at once.
    if (interrupt.signal.aborted) process.exit(2);
    interrupt.abort();
  });

const progress = showProgress(process.stderr);
try {
  const report = await runConformance({ ...settings, login, signal: interrupt.signal, onProgress: progress.step, contract });
  progress.end();
  const files = writeReports(report, settings.out);
  console.log(tableOf(report));
  console.log(`Reports: ${files.join(', ')}`);
  process.exitCode = exitCodeOf(report);
} catch (error) {
  progress.end();
  give(error instanceof TargetDown ? `${error.message} Is the server running, and is the URL right?` : ((error as Error).stack ?? String(error)));
}
