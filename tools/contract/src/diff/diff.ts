import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleSource } from '../bundle.ts';
import { UsageError } from '../command-line.ts';
import type { ContractDocument } from '../document.ts';
import { RELEASED } from '../files.ts';
import { type Change, compareContracts, type NamedOperation } from './compare.ts';
import type { Verdict } from './verdict.ts';

function git(args: string[], why: string): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: string };
    if (code === 'ENOENT') throw new UsageError('git was not found: it is needed to read the older contract.');
    throw new UsageError(/not a git repository/.test(stderr ?? '') ? 'This folder is no git repository, so there is no older contract to compare with.' : why);
  }
}

interface NamedContract {
  name: string;
  document: ContractDocument;
}

function releasedContract(): NamedContract {
  return { name: 'the released contract', document: JSON.parse(readFileSync(RELEASED, 'utf8')) as ContractDocument };
}

/** The contract as it was at a commit, bundled. */
async function contractAt(ref: string): Promise<NamedContract> {
  git(['rev-parse', '--git-dir'], 'This folder is no git repository, so there is no older contract to compare with.');
  const unknown = `"${ref}" is no commit, branch or tag of this repository. A shallow clone knows only its newest commits: git fetch --unshallow.`;
  const commit = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], unknown);
  git(['cat-file', '-e', `${commit}:./openapi/openapi.yaml`], `There was no contract (openapi/openapi.yaml) at "${ref}" yet.`);
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join('.cache', 'contract-at-'));
  try {
    const archive = join(folder, 'openapi.tar');
    git(['archive', '--format=tar', `--output=${archive}`, commit, 'openapi'], `The contract at "${ref}" cannot be read from git.`);
    execFileSync('tar', ['-xf', 'openapi.tar'], { cwd: folder });
    const document = await bundleSource(join(folder, 'openapi/openapi.yaml'));
    return { name: `${ref} (${commit.slice(0, 7)})`, document };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `site-contract diff`: compares the working tree with a commit, branch or tag, or with the released contract. */
export async function diff(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { out: { type: 'string' } } });
  const [ref, ...more] = positionals;
  if (more.length > 0) throw new UsageError('Compare with which version? For example: npm run contract -- diff main --out contract-changes.md');
  const { name, document: before } = ref === undefined ? releasedContract() : await contractAt(ref);
  const now = await bundleSource();
  const report = comparedReport(compareContracts(before, now), name, before, now);
  if (values.out === undefined) console.log(report);
  else {
    writeFileSync(values.out, report);
    console.log(`Written to ${values.out}.`);
  }
}

/** Names of the versions in the heading. */
export interface Versions {
  before: string;
  now: string;
}

/** Number of operations from which the same change is reported once. */
const SEVERAL = 4;
/** Maximum operations in one list. */
const MAX_NAMED = 12;

interface Group {
  change: Change;
  operations: NamedOperation[];
}

function grouped(changes: readonly Change[]): Group[] {
  const groups = new Map<string, Group>();
  for (const change of changes) {
    const key = JSON.stringify([change.side, change.place, change.what, change.clients, change.servers]);
    const group = groups.get(key) ?? { change, operations: [] };
    group.operations.push(change.operation);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const SIDES = { request: 'request', response: 'response', operation: '' } as const;
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const verdict = ({ breaks, todo }: Verdict) => (breaks ? `**breaks:** ${todo}` : todo);
const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

function row({ side, place, what, clients, servers }: Change): string {
  const where = place === 'operation' ? 'the operation' : place.startsWith('$') || place.includes(' ') ? `\`${place}\`` : place;
  return `| ${SIDES[side]} | ${cell(`${where} ${what}`)} | ${cell(verdict(clients))} | ${cell(verdict(servers))} |`;
}

const table = (changes: readonly Change[]) => ['| Side | Change | For clients | For servers |', '| --- | --- | --- | --- |', ...changes.map(row)].join('\n');

function names(operations: readonly NamedOperation[]): string {
  const shown = operations.slice(0, MAX_NAMED).map(({ operationId }) => `\`${operationId}\``);
  const left = operations.length - shown.length;
  return `${shown.join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
}

function severalSection(groups: readonly Group[]): string[] {
  if (groups.length === 0) return [];
  const parts = [...Map.groupBy(groups, ({ operations }) => operations.map(({ operationId }) => operationId).join()).values()].map(
    (same) => `${table(same.map(({ change }) => change))}\n\n${count(same[0]?.operations.length ?? 0, 'operation')}: ${names(same[0]?.operations ?? [])}`,
  );
  return ['## In several operations', ...parts];
}

function operationSections(changes: readonly Change[]): string[] {
  const sections: string[] = [];
  const areas = Map.groupBy(changes, ({ operation }) => operation.area);
  for (const [area, ofArea] of [...areas].sort(([one], [other]) => one.localeCompare(other))) {
    sections.push(`## ${area || 'Without area'}`);
    for (const [, own] of Map.groupBy(ofArea, ({ operation }) => `${operation.method} ${operation.path}`)) {
      const [first] = own;
      if (first === undefined) continue;
      sections.push(`### ${first.operation.operationId} · ${first.operation.method} \`${first.operation.path}\``, table(own));
    }
  }
  return sections;
}

/** Counts of breaking changes for both sides, then every change by operation. */
export function markdownReport(changes: readonly Change[], { before, now }: Versions): string {
  const real = grouped(changes.filter(({ isTextOnly }) => !isTextOnly));
  const several = real.filter(({ operations }) => operations.length >= SEVERAL);
  const single = real
    .filter(({ operations }) => operations.length < SEVERAL)
    .flatMap(({ change, operations }) => operations.map((operation) => ({ ...change, operation })));
  const words = [...new Map(changes.filter(({ isTextOnly }) => isTextOnly).map(({ operation }) => [operation.operationId, operation])).values()];
  const breaking = (side: 'clients' | 'servers') => count(real.filter(({ change }) => change[side].breaks).length, 'change');
  const parts = [
    `# The contract: ${before} → ${now}`,
    real.length === 0
      ? 'Nothing changed that clients or servers would notice.'
      : `${count(real.length, 'change')} in ${count(new Set(real.flatMap(({ operations }) => operations.map(({ operationId }) => operationId))).size, 'operation')}. **${breaking('clients')} can break clients, ${breaking('servers')} can break servers** that were built by the old contract.`,
    ...severalSection(several),
    ...operationSections(single),
    ...(words.length === 0 ? [] : ['## Words only', `Descriptions changed in ${count(words.length, 'operation')}: ${names(words)}`]),
    'Examples are not compared.',
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The report of the working tree beside an older contract, which `name` names. */
export function comparedReport(changes: readonly Change[], name: string, before: ContractDocument, now: ContractDocument): string {
  return markdownReport(changes, { before: `${name}, version ${before.info.version}`, now: `working tree, version ${now.info.version}` });
}
