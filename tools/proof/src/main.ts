#!/usr/bin/env node
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '@site/contract/command-line.ts';
import { parse } from 'yaml';
import { faultsOf, proofs, type Requirement, readReport } from './reports.ts';

const USAGE = `site-proof <command> [options]

  requirements      lists each requirement id of docs/requirements.yaml with the tests of the last npm test that prove it: browser tests
                    carry ids as tags, unit tests name them in their titles
    --area LOGIN,RESET  only these areas
    --check             prints only what is wrong: an id without a test that passed, an unknown or skipped one, a test with too many ids

Exit codes: 0 done, 1 something is wrong or there is no report, 2 wrong arguments.
Example: npx site-proof requirements --area LOGIN`;

function requirements(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: { area: { type: 'string' }, check: { type: 'boolean' } },
  });
  const statements = parse(readFileSync('docs/requirements.yaml', 'utf8')) as Record<string, string>;
  const all: Requirement[] = Object.entries(statements).map(([id, text]) => ({ id, text }));
  const areaOf = (id: string) => id.replace(/-\d+$/, '');
  const areas = values.area?.split(',');
  const unknown = areas?.find((area) => !all.some(({ id }) => areaOf(id) === area));
  if (unknown !== undefined) throw new UsageError(`There is no area ${unknown}. There are: ${[...new Set(all.map(({ id }) => areaOf(id)))].join(', ')}.`);

  const reports = globSync('test-results/*.json').flatMap((file) => readReport(file) ?? []);
  if (reports.length === 0) throw new Error('There is no report of a test run: run npm test, or npm test -- <area>, first.');
  const tests = reports.flatMap((report) => report.tests);
  if (values.check) {
    const faults = faultsOf(all, tests);
    for (const fault of faults) console.error(fault);
    console.log(`${all.length} requirements, ${faults.length} faults`);
    process.exitCode = faults.length > 0 ? 1 : 0;
    return;
  }

  const proven = proofs(tests);
  const rows = all
    .filter(({ id }) => areas === undefined || areas.includes(areaOf(id)))
    .map(({ id, text }) => ({ id, text, tests: (proven.get(id) ?? []).map(({ name }) => name) }));
  for (const { id, text, tests: names } of rows) console.log([`${names.length > 0 ? '' : 'NO TEST '}${id} ${text}`, ...names].join('\n    '));
  console.log(`\n${rows.filter((row) => row.tests.length > 0).length} of ${rows.length} have a test.`);
}

await runCommand(USAGE, { requirements });
