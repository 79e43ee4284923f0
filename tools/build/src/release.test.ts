import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const read = (file: string) => readFileSync(file, 'utf8');
// biome-ignore lint/suspicious/noExplicitAny: each kind of package has other fields.
const installed = Object.entries<any>(JSON.parse(read('package-lock.json')).packages).filter(
  ([path, { link }]) => path.startsWith('node_modules/') && link !== true,
);
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
    const { steps } = parse(read('.github/workflows/release.yml')).jobs.image;
    const check = steps.find(({ name = '' }) => name.includes('pinned')).run;
    const folder = mkdtempSync(join(tmpdir(), 'release-'));
    for (const path of ['deploy', '.github/workflows']) mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, 'deploy/Dockerfile'), `${Dockerfile}\nFROM \${NODE_IMAGE} AS source\n`);
    writeFileSync(join(folder, '.github/workflows/ci.yml'), `jobs:\n${workflow}\n`);
    expect(spawnSync('bash', ['-e', '-c', check], { cwd: folder }).status).toBe(status);
    rmSync(folder, { recursive: true });
  });

  it('has packages with a checksum on its servers and in CI', () => {
    const ours = installed.filter(
      ([, { os, cpu, libc }]) => (os ?? 'linux').includes('linux') && (cpu ?? 'x64').includes('x64') && (libc ?? 'glibc').includes('glibc'),
    );
    expect(ours.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
  });

  it('has packages in the site whose licences ask for no more than their text', () => {
    const inSite = installed.filter(([, { dev, devOptional, optional }]) => !(dev || devOptional || optional));
    expect(inSite.length).toBeGreaterThan(20);
    expect(inSite.filter(([, { license }]) => !FREE.test(license ?? ''))).toEqual([]);
  });
});

it.each(globSync('.github/workflows/*.yml'))('installs before it runs programs of packages, which npx would fetch by their name: %s', (file) => {
  for (const [job, { steps }] of Object.entries<{ steps: { run?: string }[] }>(parse(read(file)).jobs)) {
    const runs = steps.flatMap(({ run }) => run ?? []);
    const first = runs.findIndex((run) => /\bnpx\b/.test(run));
    if (first >= 0) expect(runs.slice(0, first), job).toContain('npm ci');
  }
});

describe('an image', () => {
  const dockerfile = read('deploy/Dockerfile');

  it('is not built without the public address and the backend', () => {
    const [, condition = 'exit 1'] = /AS build\n(?:ARG \w+\n)+RUN ([^\n]+\\\n[^\n]+) \\\n {2}&& npm run build\n/.exec(dockerfile) ?? [];
    const refusal = (env: Record<string, string>) => spawnSync('sh', ['-c', condition], { env, encoding: 'utf8' }).stderr;
    expect(refusal({})).toMatch(/SITE_URL: is missing/);
    expect(refusal({ SITE_URL: 'https://www.operator.mo', PRERENDER_API: '' })).toMatch(/PRERENDER_API: is missing/);
    expect(refusal({ SITE_URL: 'https://www.operator.mo', PRERENDER_API: 'https://api.operator.mo' })).toBe('');
  });

  it('accepts what is only good for a demo in the demo alone', () => {
    expect(dockerfile.match(/.*--allow-demo.*/g)).toEqual([expect.stringMatching(/ \$\{ALLOW_DEMO:\+--allow-demo\}$/)]);
    for (const file of ['deploy/compose.yaml', '.github/workflows/release.yml']) expect(read(file)).not.toContain('ALLOW_DEMO');
  });

  it('has no Node where the site is served', () => {
    const [, server = ''] = dockerfile.split(/^FROM \S+ AS site$/m);
    expect(server).toContain('ENTRYPOINT');
    expect(server).not.toContain('node');
  });
});

const FOLDER = 'deploy/kubernetes';
const kustomization = parse(read(`${FOLDER}/kustomization.yaml`));
// biome-ignore lint/suspicious/noExplicitAny: each kind has another schema.
const manifests: any[] = kustomization.resources.flatMap((file: string) => parseAllDocuments(read(`${FOLDER}/${file}`)).map((document) => document.toJS()));
const one = (kind: string) => manifests.find((manifest) => manifest.kind === kind)?.spec;

describe('the manifests for Kubernetes', () => {
  it('name each other', () => {
    const { template, selector } = one('Deployment');
    for (const labels of [selector.matchLabels, one('Service').selector, one('PodDisruptionBudget').selector.matchLabels]) {
      expect(template.metadata.labels).toMatchObject(labels);
    }
    const [container] = template.spec.containers;
    expect(container.image).toBe(kustomization.images[0].name);
    const [{ port, targetPort }] = one('Service').ports;
    expect(container.ports[0].name).toBe(targetPort);
    expect(one('HTTPRoute').rules[0].backendRefs).toEqual([{ name: 'site', port }]);
    expect(one('HorizontalPodAutoscaler').scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: 'site' });
    const names = (list: { name: string }[]) => list.map((each) => each.name).sort();
    expect(names(container.volumeMounts)).toEqual(names(template.spec.volumes));
    // What the image writes to.
    expect(read('deploy/Dockerfile')).toContain(`--runtime ${container.volumeMounts[0].mountPath} `);
  });

  it('leave the number of pods to the autoscaler, and need no volume that pods share', () => {
    expect(one('Deployment')).not.toHaveProperty('replicas');
    expect(manifests.map(({ kind }) => kind).sort()).toEqual(['Deployment', 'HTTPRoute', 'HorizontalPodAutoscaler', 'PodDisruptionBudget', 'Service']);
  });
});
