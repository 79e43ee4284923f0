/**
 * `npm run contract:diff -- <git ref> [--out file]`: what changed in the contract since a commit, branch or tag, for clients and for servers,
 * as Markdown. The present contract is that of the working tree. Ends with 2 when there is nothing to compare with.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ContractDocument } from '../document.ts';

const USAGE = 'npm run contract:diff -- <git ref> [--out file], for example: npm run contract:diff -- main --out contract-changes.md';

/** Something to be said in one sentence, without a stack. */
class Plain extends Error {}

function git(args: string[], why: string): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: string };
    if (code === 'ENOENT') throw new Plain('git was not found: it is needed to read the older contract.');
    throw new Plain(/not a git repository/.test(stderr ?? '') ? 'This folder is no git repository, so there is no older contract to compare with.' : why);
  }
}

/** The contract as it was at a commit, bundled. */
async function contractAt(ref: string): Promise<{ document: ContractDocument; commit: string }> {
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
    // Loaded late: a misspelled name is told without waiting for a bundler.
    const { bundleContract } = await import('../bundle.ts');
    const document = (await bundleContract(join(folder, 'openapi/openapi.yaml'))) as unknown as ContractDocument;
    return { document, commit };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
  const [ref, ...more] = positionals;
  if (ref === undefined || more.length > 0) throw new Plain(`Compare with which version?\n\n  ${USAGE}`);
  const before = await contractAt(ref);
  const [{ bundleContract }, { compareContracts }, { markdownReport }] = await Promise.all([
    import('../bundle.ts'),
    import('./compare.ts'),
    import('./markdown.ts'),
  ]);
  const now = (await bundleContract()) as unknown as ContractDocument;
  const report = markdownReport(await compareContracts(before.document, now), {
    before: `${ref} (${before.commit.slice(0, 7)}, version ${before.document.info.version})`,
    now: `working tree (version ${now.info.version})`,
  });
  if (values.out === undefined) console.log(report);
  else {
    writeFileSync(values.out, report);
    console.log(`Written to ${values.out}.`);
  }
}

try {
  await main();
} catch (error) {
  const isPlain = error instanceof Plain || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
  console.error(isPlain ? (error as Error).message : error);
  process.exitCode = 2;
}
