import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import type { Group } from './groups.ts';
import type { Mutant } from './score.ts';

/** What is neither source nor needed by its unit tests. */
const NOT_COPIED = ['.cache', 'dist*', 'test-results', 'playwright-report', 'tests/e2e', 'deploy'];

/** Runs the unit tests of a group against every change of the files. */
export async function mutate(name: string, { tests }: Group, files: readonly string[], concurrency: number): Promise<Mutant[]> {
  process.env.MUTATION_TESTS = tests.join(' ');
  const results = await new Stryker({
    mutate: [...files],
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: 'tools/proof/src/mutation/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    concurrency,
    // For a busy machine. Loops that never end are found by counting, not by time.
    timeoutMS: 30_000,
    tempDirName: '.cache/mutation',
    ignorePatterns: NOT_COPIED,
    disableTypeChecks: false,
    // Stryker would rewrite tsconfig.json with an API that TypeScript 7 does not have; the copy needs it unchanged.
    tsconfigFile: 'none',
    reporters: ['html', 'progress-append-only'],
    htmlReporter: { fileName: `test-results/mutation/${name}.html` },
    // Constants of a module, such as zod rules and regular expressions, are measured though they need every test.
    warnings: false,
    allowEmpty: true,
  }).runMutationTest();
  const lines = new Map(files.map((file) => [file, readFileSync(file, 'utf8').split('\n')]));
  return results.map(({ fileName, mutatorName, replacement = '', status, location: { start } }) => {
    const file = relative('.', fileName).replaceAll('\\', '/');
    return { file, line: start.line, source: lines.get(file)?.[start.line - 1]?.trim() ?? '', mutator: mutatorName, replacement, status };
  });
}
