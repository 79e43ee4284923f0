import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleSource } from '../bundle.ts';
import { UsageError } from '../command-line.ts';
import type { ContractDocument } from '../document.ts';
import { RELEASED } from '../files.ts';
import { compareContracts } from './compare.ts';
import { comparedReport } from './markdown.ts';

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
