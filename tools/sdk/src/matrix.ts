import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { spawnServer } from '@site/contract/listen.ts';
import { startProgram } from '@site/contract/programs.ts';
import { type Project, projects } from './matrix-projects.ts';
import { packSdk } from './pack.ts';

/** Long enough for a first download of what a project needs. */
const TIMEOUT_MS = 300_000;

/** Runs a program in a project, with the project's own programs and Node first. */
async function run(folder: string, command: string, args: readonly string[], environment: Record<string, string> = {}): Promise<void> {
  const env: NodeJS.ProcessEnv = { ...process.env, PATH: `${join(folder, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`, ...environment };
  // Of the npm that runs this command: it would make the project's npm take this repository's settings.
  for (const name of Object.keys(env)) if (/^npm_/i.test(name)) delete env[name];
  const child = startProgram(command, args, { cwd: folder, env, timeout: TIMEOUT_MS, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(output || `${command} ended with ${code}`);
}

function versionsIn(folder: string, { packages }: Project): string {
  return Object.keys(packages)
    .filter((name) => !/^(?:@types|@testing|@vitejs|typescript|react-dom$|vite$)/.test(name))
    .map((name) => [
      name.replace('@tanstack/', ''),
      (JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version,
    ])
    .map((pair) => pair.join(' '))
    .join(', ');
}

interface Result {
  name: string;
  versions: string;
  problem: string | undefined;
}

async function tryProject(project: Project, root: string, tarball: string, mock: string): Promise<Result> {
  const folder = join(root, project.name.replaceAll(/\W+/g, '-').toLowerCase());
  for (const [file, text] of Object.entries({ 'package.json': JSON.stringify({ private: true, type: project.type ?? 'module' }), ...project.files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  let step = 'npm install';
  try {
    const packages = Object.entries(project.packages).map(([name, version]) => `${name}@${version}`);
    // Without --legacy-peer-deps: a range that npm refuses is a failure.
    await run(folder, 'npm', ['install', tarball, ...packages, '--strict-peer-deps', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']);
    for (const command of project.commands) {
      step = command;
      const [program = '', ...args] = command.split(' ');
      await run(folder, program, args, { MOCK: mock, CI: 'true' });
    }
    return { name: project.name, versions: versionsIn(folder, project), problem: undefined };
  } catch (error) {
    const versions = existsSync(join(folder, 'node_modules')) ? versionsIn(folder, project) : '';
    return { name: project.name, versions, problem: `${step}:\n${error instanceof Error ? error.message : String(error)}` };
  }
}

/** Packs the SDK, tries it in every project, one after the other, and prints a table. Returns whether all are right. */
export async function runMatrix(only: string): Promise<boolean> {
  const root = mkdtempSync(join(tmpdir(), 'sdk-matrix-'));
  await using mock = await spawnServer(['scripts/mock.ts', '--port', '0', '--quiet']);
  try {
    await packSdk({ stage: '.cache/sdk-matrix', out: root });
    const tarball = globSync(join(root, '*.tgz'))[0] ?? '';
    const results: Result[] = [];
    for (const project of projects.filter(({ name }) => name.includes(only))) {
      const result = await tryProject(project, root, tarball, mock.url);
      results.push(result);
      console.log(`${result.problem === undefined ? 'ok    ' : 'FAILED'} ${project.name}${result.problem === undefined ? '' : `\n${result.problem}`}`);
    }
    const rows = results.map(({ name, versions, problem }) => `| ${name} | ${versions} | ${problem === undefined ? 'ok' : 'FAILED'} |`);
    console.log(`\n| project | versions | result |\n| --- | --- | --- |\n${rows.join('\n')}`);
    return results.length > 0 && results.every(({ problem }) => problem === undefined);
  } finally {
    rmSync(root, { recursive: true, force: true });
    rmSync('.cache/sdk-matrix', { recursive: true, force: true });
  }
}
