import { globSync, readFileSync } from 'node:fs';

/** The part of `package-lock.json` that is checked. */
export interface Lock {
  packages: Record<string, { version?: string; link?: boolean; integrity?: string; os?: string[]; cpu?: string[]; libc?: string[] }>;
}

const DIGEST = /@sha256:[0-9a-f]{64}$/;

/** Base images of a Dockerfile that have no digest: in `FROM`, or in the default of the argument that it names. */
export function unpinnedImages(dockerfile: string): string[] {
  const defaults = new Map([...dockerfile.matchAll(/^ARG (\w+)=(\S+)/gm)].map(([, name, value]) => [name, value ?? '']));
  const stages = new Set([...dockerfile.matchAll(/^FROM .* AS (\w+)/gm)].map(([, name]) => name));
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => defaults.get(/^\$\{?(\w+)\}?$/.exec(image)?.[1]) ?? image);
  return [...new Set(images)].filter((image) => !stages.has(image) && !DIGEST.test(image));
}

/** Actions of a workflow that are named by a tag or branch. */
export function unpinnedActions(workflow: string): string[] {
  return [...workflow.matchAll(/^\s*(?:- )?uses: (\S+)/gm)].map(([, action = '']) => action).filter((action) => !/^\.\/|@[0-9a-f]{40}$/.test(action));
}

/** Images in which a workflow runs its jobs and services that have no digest. */
export function unpinnedContainers(workflow: string): string[] {
  return [...workflow.matchAll(/^\s*(?:container|image): (\S+)/gm)].map(([, image = '']) => image).filter((image) => !DIGEST.test(image));
}

/** Packages whose content npm does not verify. */
export function uncheckedPackages({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([path, { link, integrity }]) => path.startsWith('node_modules/') && link !== true && integrity === undefined)
    .map(([path]) => path);
}

/**
 * What a release is built from may not change behind its name. Fails on base images and containers of the workflows without a digest, actions without
 * a commit, and packages without a checksum. The release workflow runs it.
 */
export function pins(): void {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const findings = [
    ...unpinnedImages(readFileSync('deploy/Dockerfile', 'utf8')).map(
      (image) => `deploy/Dockerfile: ${image} needs a digest: docker buildx imagetools inspect ${image} --format '{{.Manifest.Digest}}'`,
    ),
    ...globSync('.github/workflows/*.yml').flatMap((file) => {
      const workflow = readFileSync(file, 'utf8');
      return [
        ...unpinnedActions(workflow).map((action) => `${file}: ${action} needs a commit`),
        ...unpinnedContainers(workflow).map((image) => `${file}: ${image} needs a digest`),
      ];
    }),
    ...uncheckedPackages(lock).map((path) => `package-lock.json: ${path} needs its integrity`),
  ];
  for (const finding of findings) console.error(finding);
  console.log(findings.length === 0 ? 'Everything is pinned.' : `${findings.length} findings`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
