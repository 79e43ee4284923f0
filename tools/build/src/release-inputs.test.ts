import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  jobs: Record<string, { steps: { name?: string; run?: string }[] }>;
}
interface Package {
  link?: boolean;
  integrity?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

const read = (file: string) => readFileSync(file, 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> };
const installed = Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && link !== true);
/** Licences that require only their text, which the build writes into `licences.md`. */
const FREE = /^\(?(?:0BSD|Apache-2\.0|BSD-2-Clause|BSD-3-Clause|CC0-1\.0|ISC|MIT|MIT-0|MPL-2\.0|Unlicense)(?: OR [\w.-]+| AND [\w.-]+)*\)?$/;

describe('a release', () => {
  const pinned = { Dockerfile: `ARG NODE_IMAGE=node:24@sha256:${'0'.repeat(64)}`, workflow: `      - uses: actions/checkout@${'0'.repeat(40)} # v4` };

  it.each([
    ['nothing', pinned, 0],
    ['a base image', { ...pinned, Dockerfile: 'ARG SERVER_IMAGE=debian:bookworm-slim' }, 1],
    ['an image of a stage', { ...pinned, Dockerfile: `${pinned.Dockerfile}\nFROM debian:bookworm-slim AS site` }, 1],
    ['an action', { ...pinned, workflow: '      - uses: actions/checkout@v4' }, 1],
    ['a container', { ...pinned, workflow: '    container: node:24-bookworm-slim' }, 1],
  ])('is refused while a name may change its content: %s', (_what, { Dockerfile, workflow }, status) => {
    const { jobs } = parse(read('.github/workflows/release.yml')) as Workflow;
    const check = jobs.image?.steps.find(({ name }) => name?.includes('pinned'))?.run ?? '';
    const folder = mkdtempSync(join(tmpdir(), 'release-'));
    for (const path of ['deploy', '.github/workflows']) mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, 'deploy/Dockerfile'), `${Dockerfile}\nFROM \${NODE_IMAGE} AS source\n`);
    writeFileSync(join(folder, '.github/workflows/ci.yml'), `jobs:\n${workflow}\n`);
    expect(spawnSync('bash', ['-e', '-c', check], { cwd: folder }).status).toBe(status);
    rmSync(folder, { recursive: true });
  });

  it('has packages with a checksum on its servers and in CI', () => {
    const isOurs = ({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: Package) => os.includes('linux') && cpu.includes('x64') && libc.includes('glibc');
    expect(installed.filter(([, each]) => isOurs(each) && each.integrity === undefined)).toEqual([]);
  });

  it('has packages in the site whose licences ask for no more than their text', () => {
    const inSite = installed.filter(([, { dev, devOptional, optional }]) => !(dev || devOptional || optional));
    expect(inSite.length).toBeGreaterThan(20);
    expect(inSite.filter(([, { license }]) => !FREE.test(license ?? ''))).toEqual([]);
  });
});

it.each(globSync('.github/workflows/*.yml'))('installs before it runs programs of packages, which npx would fetch by their name: %s', (file) => {
  for (const [job, { steps }] of Object.entries((parse(read(file)) as Workflow).jobs)) {
    const runs = steps.flatMap(({ run }) => run ?? []);
    const first = runs.findIndex((run) => /\bnpx\b/.test(run));
    if (first >= 0) expect(runs.slice(0, first), job).toContain('npm ci');
  }
});
