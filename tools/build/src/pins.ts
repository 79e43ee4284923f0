import { globSync, readFileSync } from 'node:fs';

/** The part of `package-lock.json` that is checked. */
export interface Lock {
  packages: Record<string, { version?: string; link?: boolean; integrity?: string; os?: string[]; cpu?: string[]; libc?: string[] }>;
}

/** Base images of a Dockerfile that have no digest: in `FROM`, or in the default of the argument that it names. */
export function unpinnedImages(dockerfile: string): string[] {
  const defaults = new Map([...dockerfile.matchAll(/^ARG (\w+)=(\S+)/gm)].map(([, name, value]) => [name, value ?? '']));
  const stages = new Set([...dockerfile.matchAll(/^FROM .* AS (\w+)/gm)].map(([, name]) => name));
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => defaults.get(/^\$\{?(\w+)\}?$/.exec(image)?.[1]) ?? image);
  return [...new Set(images)].filter((image) => !stages.has(image) && !/@sha256:[0-9a-f]{64}$/.test(image));
}

/** Actions of a workflow that are named by a tag or branch. */
export function unpinnedActions(workflow: string): string[] {
  return [...workflow.matchAll(/^\s*(?:- )?uses: (\S+)/gm)].map(([, action = '']) => action).filter((action) => !/^\.\/|@[0-9a-f]{40}$/.test(action));
}

/** Packages whose content npm does not verify. */
export function uncheckedPackages({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([path, { link, integrity }]) => path.startsWith('node_modules/') && link !== true && integrity === undefined)
    .map(([path]) => path);
}

/**
 * What a release is built from may not change behind its name. Fails on base images without a digest, actions of the workflows without a commit, and
 * packages without a checksum. The release workflow runs it.
 */
export function pins(): void {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const findings = [
    ...unpinnedImages(readFileSync('deploy/Dockerfile', 'utf8')).map(
      (image) => `deploy/Dockerfile: ${image} needs a digest: docker buildx imagetools inspect ${image} --format '{{.Manifest.Digest}}'`,
    ),
    ...globSync('.github/workflows/*.yml').flatMap((file) => unpinnedActions(readFileSync(file, 'utf8')).map((action) => `${file}: ${action} needs a commit`)),
    ...uncheckedPackages(lock).map((path) => `package-lock.json: ${path} needs its integrity`),
  ];
  for (const finding of findings) console.error(finding);
  console.log(findings.length === 0 ? 'Everything is pinned.' : `${findings.length} findings`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
