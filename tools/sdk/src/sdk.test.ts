import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type RunningServer, spawnServer } from '@site/contract/listen.ts';
import { runProgram } from '@site/contract/programs.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packSdk } from './main.ts';
import { PACKAGE } from './package-files.ts';

const TSC = resolve('node_modules/typescript/bin/tsc');
const VITE = resolve('node_modules/vite/bin/vite.js');
let folder: string;
let mock: RunningServer;

/** A fresh copy of a project: the tarball installed by npm, the packages that its user brings linked from this repository. */
function createProject(name: string, packages: readonly string[]): string {
  const root = join(folder, name);
  cpSync(join('tools/sdk/projects', name), root, { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const tarball = globSync(join(folder, '*.tgz'))[0] ?? '';
  // The peers come below; npm itself only unpacks and checks the tarball, without the network.
  runProgram('npm', ['install', tarball, '--offline', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'pipe' });
  for (const each of packages) {
    const link = join(root, 'node_modules', each);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve('node_modules', each), link);
  }
  return root;
}

/** Runs a program; a failure carries what it wrote. */
function run(root: string, ...args: string[]): Promise<unknown> {
  const env = { ...process.env, NODE_ENV: 'production', MOCK: mock.url };
  return promisify(execFile)(process.execPath, args, { cwd: root, env }).catch(({ stdout, stderr }) => Promise.reject(new Error(`${stdout}${stderr}`)));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sdk-'));
  mock = await spawnServer(['scripts/mock.ts', '--port', '0', '--quiet']);
  // Below the project, so that the compiler finds the types of React and the rest.
  await packSdk({ stage: '.cache/sdk-test', out: folder });
}, 120_000);

afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true, force: true });
  rmSync('.cache/sdk-test', { recursive: true, force: true });
});

it('the packed SDK works in a Node project: types, calls to the mock, CommonJS, named examples with MSW', async () => {
  const root = createProject('node', ['zod', 'msw', '@types/node']);
  await run(root, TSC);
  await Promise.all(['calls.js', 'commonjs.cjs', 'handlers.js'].map((program) => run(root, program)));
  expect(existsSync(join(root, 'node_modules/react'))).toBe(false);
  const { license, peerDependenciesMeta } = JSON.parse(readFileSync(join(root, `node_modules/${PACKAGE}/package.json`), 'utf8'));
  expect([license, peerDependenciesMeta.zod]).toEqual(['UNLICENSED', { optional: true }]);
}, 60_000);

it('the packed SDK works in a Vite project with React: types, hooks, a bundle with nothing but the area that is used', async () => {
  const browser = ['react', 'react-dom', '@types/react', '@types/react-dom', '@tanstack/react-query'];
  const root = createProject('react', [...browser, 'msw', 'vitest', '@testing-library/react']);
  await Promise.all([run(root, TSC), run(root, VITE, 'build', '--logLevel', 'error')]);
  const code = globSync(join(root, 'dist/assets/*.js'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  expect(code).toContain('/api/care/myBill');
  // Within the area, too, only what is used is carried.
  for (const unused of ['/api/care/saveSmsGroup', '/api/care/getpdfbase64', 'msw']) expect(code).not.toContain(unused);
}, 60_000);
