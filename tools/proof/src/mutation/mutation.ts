import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { UsageError } from '@site/contract/command-line.ts';
import { equivalents } from './equivalents.ts';
import { filesOf, groups } from './groups.ts';
import { mutate } from './run.ts';
import { isBelow, type Mutant, type Row, rowsOf, staleEntries, tableOf, undetected } from './score.ts';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

function changedSince(ref: string): Set<string> {
  return new Set(git('diff', '--name-only', '--diff-filter=d', git('merge-base', ref, 'HEAD')).split('\n'));
}

/** Measures groups, all of them by default, prints the table and what survived, and sets the exit code. */
export async function mutation(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { since: { type: 'string' }, only: { type: 'string', default: '' }, concurrency: { type: 'string', default: '2' } },
  });
  const unknown = positionals.find((name) => !(name in groups));
  if (unknown !== undefined) throw new UsageError(`There is no group ${unknown}. There are: ${Object.keys(groups).join(', ')}.`);
  const changed = values.since === undefined ? undefined : changedSince(values.since);
  const rows: Row[] = [];
  const mutants: Mutant[] = [];
  for (const [name, group] of Object.entries(groups)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const files = filesOf(group).filter((file) => (changed?.has(file) ?? true) && file.includes(values.only));
    if (files.length === 0) continue;
    const found = await mutate(name, group, files, Number(values.concurrency));
    mutants.push(...found);
    rows.push(...rowsOf(name, group, found, equivalents));
  }
  for (const { file, line, mutator, source, replacement, status } of undetected(mutants, equivalents)) {
    console.log(`${file}:${line} ${status === 'NoCoverage' ? 'untested' : 'survived'} ${mutator}\n    ${source}\n    → ${replacement.replace(/\s+/g, ' ')}`);
  }
  const stale = staleEntries(mutants, equivalents);
  for (const { file, source, replacement } of stale)
    console.log(`tools/proof/src/mutation/equivalents.ts: nothing matches ${file}: ${source} → ${replacement}`);
  console.log(rows.length === 0 ? 'No measured file has changed.' : tableOf(rows));
  process.exitCode = stale.length > 0 || rows.some(isBelow) ? 1 : 0;
}
