import { once } from 'node:events';
import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { runProgram, startProgram } from '@site/contract/programs.ts';

/** This project in another folder, with what is not committed yet. */
export interface ProjectCopy {
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
