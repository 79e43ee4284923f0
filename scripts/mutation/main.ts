/**
 * `npm run test:mutation`: changes the source in small ways, one at a time, and fails where unit tests do not notice enough of them. `--help`
 * prints the options.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { equivalents } from './equivalents.ts';
import { filesOf, groups } from './groups.ts';
import { mutate } from './run.ts';
import { isBelow, type Mutant, type Row, rowsOf, staleEntries, tableOf, undetected } from './score.ts';

const USAGE = `npm run test:mutation -- [options] [group …]

Groups: ${Object.keys(groups).join(', ')}; all of them by default.

  --since <ref>      only files that differ from where the branch left <ref>
  --only <text>      only files whose path has the text
  --concurrency <n>  test runs at a time (2)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    since: { type: 'string' },
    only: { type: 'string', default: '' },
    concurrency: { type: 'string', default: '2' },
    help: { type: 'boolean', default: false },
  },
});

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

function changedSince(ref: string): Set<string> {
  return new Set(git('diff', '--name-only', '--diff-filter=d', git('merge-base', ref, 'HEAD')).split('\n'));
}

async function main(): Promise<void> {
  const unknown = positionals.find((name) => !(name in groups));
  if (values.help || unknown !== undefined) {
    console.log(unknown === undefined ? USAGE : `No group ${unknown}.\n\n${USAGE}`);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
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
  for (const { file, source, replacement } of stale) console.log(`scripts/mutation/equivalents.ts: nothing matches ${file}: ${source} → ${replacement}`);
  console.log(rows.length === 0 ? 'No measured file has changed.' : tableOf(rows));
  process.exitCode = stale.length > 0 || rows.some(isBelow) ? 1 : 0;
}

await main();
