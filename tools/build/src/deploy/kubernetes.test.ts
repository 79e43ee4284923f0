import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it, vi } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { settings } from './server-settings.ts';

// Some tests start processes, which a busy machine delays.
vi.setConfig({ testTimeout: 30_000 });

const FOLDER = 'deploy/kubernetes';
const kinds = { Deployment, HorizontalPodAutoscaler, Ingress, PersistentVolumeClaim, PodDisruptionBudget, Service };

interface Manifest {
  apiVersion: string;
  kind: keyof typeof kinds;
  metadata: { name: string };
  // biome-ignore lint/suspicious/noExplicitAny: the schema of the kind is what is tested.
  spec: any;
}
const kustomization = parse(readFileSync(`${FOLDER}/kustomization.yaml`, 'utf8'));
const manifests = (kustomization.resources as string[]).flatMap((file) =>
  parseAllDocuments(readFileSync(`${FOLDER}/${file}`, 'utf8')).map((document) => document.toJS() as Manifest),
);
const one = (kind: Manifest['kind']) => manifests.find((manifest) => manifest.kind === kind)?.spec;

describe('the manifests for Kubernetes', () => {
  it('are all part of the kustomization', () => {
    const files = globSync(`${FOLDER}/*.yaml`).map((file) => basename(file));
    expect([...kustomization.resources, 'kustomization.yaml'].sort()).toEqual(files.sort());
    expect(manifests.map(({ kind }) => kind).sort()).toEqual(Object.keys(kinds).sort());
  });

  it.each(manifests)('$kind keeps the schema of $apiVersion', (manifest) => {
    const kind = kinds[manifest.kind];
    expect(manifest.apiVersion).toBe(kind.apiVersion);
    expect(() => new kind(manifest as never).validate()).not.toThrow();
  });

  /** What the type checker says of these manifests as literals, in which a field that a type does not have is an error. */
  const typeErrors = (values: readonly Manifest[]): string => {
    const folder = '.cache/kubernetes';
    mkdirSync(folder, { recursive: true });
    const compilerOptions = { noEmit: true, strict: true, skipLibCheck: true, module: 'ESNext', moduleResolution: 'Bundler', types: [] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['manifests.ts'] }));
    const lines = values.map((value, index) => {
      const module = `kubernetes-models/${value.apiVersion}/${value.kind}`;
      return `export const manifest${index}: import('${module}').I${value.kind} = ${JSON.stringify(value, null, 2)};\n`;
    });
    writeFileSync(join(folder, 'manifests.ts'), lines.join(''));
    return spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder], { encoding: 'utf8' }).stdout;
  };

  it('have no field that Kubernetes does not know', () => {
    expect(typeErrors(manifests)).toBe('');
    const misspelt = structuredClone(manifests);
    misspelt
      .find(({ kind }) => kind === 'Deployment')
      ?.spec.template.spec.containers.forEach((container: Record<string, unknown>) => {
        container.readinessProbes = container.readinessProbe;
      });
    expect(typeErrors(misspelt)).toContain('readinessProbes');
  });

  it('name each other', () => {
    const { template, selector } = one('Deployment');
    for (const labels of [selector.matchLabels, one('Service').selector, one('PodDisruptionBudget').selector.matchLabels]) {
      expect(template.metadata.labels).toMatchObject(labels);
    }
    const [container] = template.spec.containers;
    expect(container.image).toBe(kustomization.images[0].name);
    expect(container.envFrom[0].configMapRef.name).toBe(kustomization.configMapGenerator[0].name);
    const ports = container.ports.map(({ name }: { name: string }) => name);
    for (const { targetPort } of one('Service').ports) expect(ports).toContain(targetPort);
    const { name, port } = one('Ingress').rules[0].http.paths[0].backend.service;
    expect(manifests.some(({ kind, metadata }) => kind === 'Service' && metadata.name === name)).toBe(true);
    expect(one('Service').ports.map((each: { name: string }) => each.name)).toContain(port.name);
    const volumes = template.spec.volumes.map((volume: { name: string }) => volume.name);
    expect(container.volumeMounts.map((mount: { name: string }) => mount.name).sort()).toEqual(volumes.sort());
    const target = one('HorizontalPodAutoscaler').scaleTargetRef;
    expect(manifests.some(({ kind, metadata }) => kind === target.kind && metadata.name === target.name)).toBe(true);
  });

  it('set only settings of the server, and mount what the image writes to', () => {
    const [container] = one('Deployment').template.spec.containers;
    const names = Object.keys(settings).map((name) => name.toUpperCase());
    for (const { name } of container.env) expect(names).toContain(name);
    const script = readFileSync('deploy/start.sh', 'utf8');
    const paths = container.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath);
    expect(paths).toEqual([/^out=(\S+)$/m.exec(script)?.[1], settings.maintenance_file.fallback.replace(/\/maintenance$/, '')]);
  });
});
