import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Manifest, type ManifestChunk, normalizePath, type Plugin } from 'vite';

/** Path of a file from the project's folder, with slashes also on Windows: as the build's manifest and the rules of chunks have it. */
export const projectPath = (file: string): string => normalizePath(relative('', file));

const fileIn = (dist: string) => join(dist, '.vite/manifest.json');

export function readManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(fileIn(dist), 'utf8')) as Manifest;
}

/** The chunks that these modules import statically, directly or through others, themselves included. */
export function reachable(manifest: Manifest, keys: readonly string[]): [key: string, chunk: ManifestChunk][] {
  const seen = new Map<string, ManifestChunk>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.set(key, chunk);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return [...seen];
}

/**
 * Adds every module that an `import()` loads to the manifest: the bundler puts some of them into a chunk with others and leaves them out of
 * the manifest, which the steps after the build read.
 */
export const completeManifest: Plugin = {
  name: 'complete-manifest',
  apply: 'build',
  writeBundle(options, bundle) {
    const dist = options.dir ?? 'dist';
    const manifest = readManifest(dist);
    const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
    for (const output of Object.values(bundle)) {
      const chunk = byFile.get(output.fileName);
      if (output.type !== 'chunk' || chunk === undefined) continue;
      for (const id of Object.keys(output.modules)) {
        const key = projectPath(id);
        if (manifest[key] === undefined && (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0) {
          manifest[key] = { ...chunk, src: key, isDynamicEntry: true, isEntry: false };
        }
      }
    }
    writeFileSync(fileIn(dist), JSON.stringify(manifest, null, 2));
  },
};
