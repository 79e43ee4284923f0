import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const FOLDER = 'deploy/kubernetes';

const kustomization = parse(readFileSync(`${FOLDER}/kustomization.yaml`, 'utf8'));
// biome-ignore lint/suspicious/noExplicitAny: each kind has another schema.
const manifests: any[] = kustomization.resources.flatMap((file: string) =>
  parseAllDocuments(readFileSync(`${FOLDER}/${file}`, 'utf8')).map((document) => document.toJS()),
);
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
    expect(readFileSync('deploy/Dockerfile', 'utf8')).toContain(`--runtime ${container.volumeMounts[0].mountPath} `);
  });

  it('leave the number of pods to the autoscaler, and need no volume that pods share', () => {
    expect(one('Deployment')).not.toHaveProperty('replicas');
    expect(manifests.map(({ kind }) => kind).sort()).toEqual(['Deployment', 'HTTPRoute', 'HorizontalPodAutoscaler', 'PodDisruptionBudget', 'Service']);
  });
});
