import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Lock, uncheckedPackages, unpinnedActions, unpinnedContainers, unpinnedImages } from './pins.ts';

const digest = `sha256:${'0'.repeat(64)}`;

describe('what a release is built from', () => {
  it('has base images with a digest; stages are no images', () => {
    expect(unpinnedImages(`FROM node:24@${digest} AS build\nFROM build AS mock\n`)).toEqual([]);
    expect(unpinnedImages(`ARG NODE_IMAGE=node:24@${digest}\nFROM \${NODE_IMAGE} AS build\n`)).toEqual([]);
    expect(unpinnedImages(`ARG NODE_IMAGE=node:24\nFROM \${NODE_IMAGE} AS build\nFROM debian:12-slim AS site\n`)).toEqual(['node:24', 'debian:12-slim']);
  });

  it('names all its base images in one place', () => {
    const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
    const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, stage]) => stage ?? '');
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image).filter((image) => !stages.includes(image));
    expect(images).toEqual([`\${NODE_IMAGE}`, `\${SERVER_IMAGE}`]);
    expect(dockerfile).toMatch(/^ARG NODE_IMAGE=node:24-bookworm-slim(?:@sha256:[0-9a-f]{64})?\nARG SERVER_IMAGE=debian:bookworm-slim/m);
  });

  it('has actions with a commit', () => {
    expect(unpinnedActions(`  - uses: actions/checkout@${'0'.repeat(40)} # v4\n  - uses: ./local\n`)).toEqual([]);
    expect(unpinnedActions('      - uses: actions/checkout@v4\n')).toEqual(['actions/checkout@v4']);
  });

  it('has workflows whose containers have a digest', () => {
    expect(unpinnedContainers(`    container: node:24@${digest}\n    image: node:24@${digest}\n`)).toEqual([]);
    expect(unpinnedContainers('    container: node:24-bookworm-slim\n')).toEqual(['node:24-bookworm-slim']);
    expect(unpinnedContainers(readFileSync('.github/workflows/ci.yml', 'utf8'))).toEqual([]);
  });

  it.each(globSync('.github/workflows/*.yml'))('has its packages before it runs one of their programs: npx would fetch a package of that name (%s)', (file) => {
    const { jobs } = parse(readFileSync(file, 'utf8')) as { jobs: Record<string, { steps: { run?: string }[] }> };
    for (const [job, { steps }] of Object.entries(jobs)) {
      const runs = steps.flatMap(({ run }) => run ?? []);
      const first = runs.findIndex((run) => /\bnpx\b/.test(run));
      if (first >= 0) expect(runs.slice(0, first), job).toContain('npm ci');
    }
  });
});

describe('package-lock.json', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;

  it('has a checksum for every package that this project installs on its servers and in CI', () => {
    const isOurs = ({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: Lock['packages'][string] = {}) =>
      os.includes('linux') && cpu.includes('x64') && libc.includes('glibc');
    expect(uncheckedPackages({ packages }).filter((path) => isOurs(packages[path]))).toEqual([]);
  });

  it('is searched for packages without one', () => {
    const planted = { 'node_modules/planted': { version: '1.0.0' }, 'tools/contract': { version: '1.0.0' }, 'node_modules/@site/contract': { link: true } };
    expect(uncheckedPackages({ packages: planted })).toEqual(['node_modules/planted']);
  });
});

describe('install scripts', () => {
  it('are all allowed or refused by name, and npm insists on it', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { hasInstallScript?: boolean }> };
    const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: Record<string, boolean> };
    const withScript = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript === true);
    expect(withScript.map((path) => path.replace(/^.*node_modules\//, '')).filter((name) => !(name in allowScripts))).toEqual([]);
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^strict-allow-scripts=true$/m);
  });
});
