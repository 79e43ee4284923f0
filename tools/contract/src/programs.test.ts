import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runProgram, startProgram } from './programs.ts';

/** Environment with a program of a package as npm installs it: a shell script here, a `.CMD` file on Windows. */
function withProgram(): NodeJS.ProcessEnv {
  const folder = mkdtempSync(join(tmpdir(), 'programs of packages '));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const bin = join(folder, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'print'), '#!/bin/sh\nprintf "%s;" "$@"\n');
  chmodSync(join(bin, 'print'), 0o755);
  writeFileSync(join(bin, 'print.CMD'), '@echo %*');
  return { PATH: [bin, process.env.PATH].join(delimiter), PATHEXT: ['.EXE', '.CMD'].join(delimiter), comspec: 'C:\\Windows\\cmd.exe' };
}

it.skipIf(process.platform === 'win32')('runs a program of a package, with arguments as they are', () => {
  expect(runProgram('print', ['{src,brand}/**/*.css', 'one two'], { env: withProgram() })).toBe('{src,brand}/**/*.css;one two;');
});

it.skipIf(process.platform === 'win32')('starts it by cmd.exe on Windows, with every argument quoted', () => {
  // This machine has no cmd.exe: the error names what would have been started.
  const script = `
    Object.defineProperty(process, 'platform', { value: 'win32' });
    const { runProgram, startProgram } = await import('./tools/contract/src/programs.ts');
    const env = JSON.parse(process.argv[1]);
    const show = ({ path, spawnargs }) => console.log(JSON.stringify([path, ...spawnargs]));
    try {
      runProgram('print', ['one two'], { env });
    } catch (error) {
      show(error);
    }
    startProgram('print', ['one two'], { env }).on('error', show);
  `;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script, JSON.stringify(withProgram())], { encoding: 'utf8' });
  const started = output.trim().split('\n');
  expect(started).toHaveLength(2);
  for (const line of started) {
    const [program, ...args] = JSON.parse(line) as string[];
    expect([program, ...args.slice(0, 3)]).toEqual(['C:\\Windows\\cmd.exe', '/d', '/s', '/c']);
    expect(args[3]?.replaceAll('^', '')).toBe('"print "one two""');
  }
});

it('reports a program that does not exist as an error of the child, as spawn does', async () => {
  const child = startProgram('no-such-program-here', []);
  expect(await new Promise((done) => child.once('error', done))).toMatchObject({ code: 'ENOENT' });
});
