import { once } from 'node:events';
import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { runProgram, startProgram } from '@site/contract/programs.ts';

/** A block of code that is carried out: `diff <file>` changes a file, another language and a file writes one, `sh` is run. */
interface Block {
  language: string;
  file: string | undefined;
  text: string;
}

/** The blocks of a page that are carried out, in their order; other blocks illustrate. */
export function blocksOf(markdown: string): Block[] {
  return [...markdown.matchAll(/^( *)```(\w+)(?: (\S+))?\n([\s\S]*?)^\1```$/gm)]
    .map(([, indent = '', language = '', file, text = '']) => ({ language, file, text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), '') }))
    .filter(({ language, file }) => language === 'sh' || file !== undefined);
}

/** Applies the hunks of a diff, which `@@` separates: the lines of each stand exactly once in the text. */
export function patched(text: string, diff: string): string {
  return diff.split(/^@@\n/m).reduce((result, hunk) => {
    const lines = hunk.replace(/\n$/, '').split('\n');
    const without = (sign: string) => lines.flatMap((line) => (line.startsWith(sign) ? [] : `${line.slice(1)}\n`)).join('');
    const [whole, before] = [`\n${result}`, `\n${without('+')}`];
    const at = whole.indexOf(before);
    if (at < 0 || whole.includes(before, at + 1)) throw new Error(`These lines stand there ${at < 0 ? 'nowhere' : 'more than once'}:${before}`);
    return `${whole.slice(1, at + 1)}${without('-')}${whole.slice(at + before.length)}`;
  }, text);
}

/** Does in a copy of the project what a page says, word for word, with another port in place of `npm start`'s. */
export async function carryOut(page: string, { folder, shell }: Pick<ProjectCopy, 'folder' | 'shell'>, port: number): Promise<void> {
  const blocks = blocksOf(readFileSync(page, 'utf8'));
  if (blocks.length === 0) throw new Error(`${page} has no block that can be carried out.`);
  for (const { language, file, text } of blocks) {
    const begin = performance.now();
    const what = file === undefined ? `$ ${text.trim().replaceAll('\n', '\n  $ ')}` : `${language === 'diff' ? 'changes' : 'writes'} ${file}`;
    try {
      if (file === undefined) await shell(text.replaceAll('5173', String(port)));
      else {
        const path = join(folder, file);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, language === 'diff' ? patched(readFileSync(path, 'utf8'), text) : text);
      }
    } catch (error) {
      throw new Error(`${page} cannot be carried out: ${what}\n${error instanceof Error ? error.message : error}`);
    }
    console.log(`  ${what}${file === undefined ? `  (${((performance.now() - begin) / 1000).toFixed(0)} s)` : ''}`);
  }
}

/** This project in another folder, with what is not committed yet. */
interface ProjectCopy {
  folder: string;
  /** Runs a program there; throws when it fails. */
  run: (program: string, ...args: string[]) => void;
  /** Runs lines of the shell there, ends what they left running, and throws with all that was printed when one fails. */
  shell: (lines: string) => Promise<void>;
}

/** The packages by links, those of this repository by their own relative ones: they lead into the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (name.startsWith('@') || name === '.bin') linkPackages(source, target);
    // By the file `.package-lock.json` npm says what is installed (scripts/setup.cjs).
    else if (!name.startsWith('.') || name === '.package-lock.json') symlinkSync(resolve(source), target);
  }
}

/** Copies this project into a temporary folder, which is removed when this process ends. */
export function copyProject(name: string): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const files = runProgram('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate']).trim().split('\n');
  for (const file of files.filter((each) => existsSync(each))) cpSync(file, join(folder, file));
  linkPackages('node_modules', join(folder, 'node_modules'));
  // Its own programs before those of this project, and no settings of the run of the tests that this is a step of.
  const { FULL_MATRIX: _, SAMPLED: __, ...inherited } = process.env;
  const env = { ...inherited, PATH: [join(folder, 'node_modules/.bin'), inherited.PATH].join(delimiter) };
  return {
    folder,
    run: (program, ...args) => {
      console.log(`$ ${[program, ...args].join(' ')}`);
      runProgram(program, args, { cwd: folder, stdio: 'inherit', env });
    },
    shell: async (lines) => {
      const child = startProgram('sh', ['-ec', lines], { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
      const endAll = () => {
        try {
          process.kill(-(child.pid ?? 0));
        } catch {
          // Nothing was left running.
        }
      };
      process.prependOnceListener('exit', endAll);
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
      const closed = once(child, 'close');
      const [code] = await once(child, 'exit');
      endAll();
      process.off('exit', endAll);
      await closed;
      if (code !== 0) throw new Error(`${lines}${output}`);
    },
  };
}
