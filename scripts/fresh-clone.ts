/** `npm test -- --full`: every command of the table in CONTRIBUTING.md, each as the first one in a fresh clone. */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { listen } from '@site/contract/listen.ts';
import { runProgram, startProgram } from '@site/contract/programs.ts';

const { port: free, close } = await listen(() => {});
await close();

/** How a command is tried, by its name in the table; those without an entry as they stand. */
const TRIED: Record<string, { args?: string[]; until?: RegExp }> = {
  start: { args: ['--', '--port', String(free)], until: /http:\/\// },
  'run mock': { args: ['--', '--port', '0'], until: /http:\/\// },
  // They need a build, a server to check, or most of an hour.
  'run preview': { args: ['--', '--help'] },
  'run test:e2e': { args: ['--', '--list'] },
  'run conformance': { args: ['--', '--help'] },
  'run proxy': { args: ['--', '--help'] },
  'run bench': { args: ['--', '--help'] },
  'run test:mutation': { args: ['--', '--help'] },
  'run test:unit': { args: ['--', 'src/lib'] },
};
const TIMEOUT_MS = 600_000;

/** The names in the first column; `run lint`, `format` stands for two. */
function commandsOf(readme: string): string[] {
  const table = /\| `npm …`[\s\S]*?\n\n/.exec(readme)?.[0] ?? '';
  return (
    table
      .split('\n')
      .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
      // `test` is what runs this.
      .filter((name) => !name.includes('…') && name !== 'test')
      .map((name) => (/^(?:start|run )/.test(name) ? name : `run ${name}`))
  );
}

/** What the command printed last, where it failed. */
function attempt(folder: string, command: string, until?: RegExp): Promise<string | undefined> {
  const [program = '', ...args] = command.split(' ');
  const child = startProgram(program, args, { cwd: folder, detached: process.platform !== 'win32', env: { ...process.env, CI: 'true', NO_COLOR: '1' } });
  const stop = () => (child.pid !== undefined && process.platform !== 'win32' ? process.kill(-child.pid) : child.kill());
  let output = '';
  return new Promise((done) => {
    const timer = setTimeout(stop, TIMEOUT_MS);
    const collect = (chunk: Buffer) => {
      output += String(chunk);
      if (until?.test(output)) stop();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('close', (code) => {
      clearTimeout(timer);
      done(code === 0 || until?.test(output) ? undefined : output.slice(-2000));
    });
  });
}

const folder = mkdtempSync(join(tmpdir(), 'fresh-clone-'));
try {
  runProgram('git', ['clone', '--quiet', '.', folder]);
  runProgram('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error'], { cwd: folder, stdio: 'inherit' });
  const named = commandsOf(readFileSync('CONTRIBUTING.md', 'utf8'));
  const unknown = Object.keys(TRIED).filter((name) => !named.includes(name));
  if (named.length < 15 || unknown.length > 0)
    throw new Error(`The table of CONTRIBUTING.md has ${named.length} commands, and none named ${unknown.join(', ')}.`);
  const commands: { command: string; until?: RegExp | undefined }[] = [
    ...named.map((name) => ({ command: ['npm', name, ...(TRIED[name]?.args ?? [])].join(' '), until: TRIED[name]?.until })),
    ...globSync('tools/*', { exclude: ['tools/bench'] }).map((tool) => ({ command: `npx site-${basename(tool)} --help` })),
    { command: 'npx site-contract bundle' },
  ];
  let failed = 0;
  for (const { command, until } of commands) {
    // As it was cloned and installed.
    runProgram('git', ['clean', '-fdx', '-q', '-e', 'node_modules'], { cwd: folder });
    runProgram('git', ['checkout', '-q', '.'], { cwd: folder });
    const problem = await attempt(folder, command, until);
    if (problem !== undefined) failed += 1;
    console.log(`${problem === undefined ? 'ok    ' : 'FAILED'} ${command}${problem === undefined ? '' : `\n${problem}`}`);
  }
  console.log(`${commands.length - failed} of ${commands.length} commands work as the first one in a fresh clone.`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
