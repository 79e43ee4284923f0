import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Manifest, ManifestChunk, Plugin } from 'vite';

/** The folder of the build. */
export const DIST = process.env.DIST ?? 'dist';

const MANIFEST = '.vite/manifest.json';

export const contentOf = (file: string): Buffer => readFileSync(join(DIST, file));

export function write(file: string, text: string): void {
  mkdirSync(dirname(join(DIST, file)), { recursive: true });
  writeFileSync(join(DIST, file), text);
}

/** Path of a file in the folder, with a hash of its content. */
export const hashedName = (name: string, text: string, ending: string): string =>
  `assets/${name}-${hash('sha256', text, 'base64url').replace(/[-_]/g, '0').slice(0, 8)}.${ending}`;

/** Path of a source file from the project's folder, with slashes also on Windows: as the build's manifest and the rules of chunks have it. */
export const projectPath = (file: string): string => relative('', file).replaceAll('\\', '/');

export const readManifest = (dist = DIST): Manifest => JSON.parse(readFileSync(join(dist, MANIFEST), 'utf8')) as Manifest;

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
  writeBundle({ dir = DIST }, bundle) {
    const manifest = readManifest(dir);
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
    writeFileSync(join(dir, MANIFEST), JSON.stringify(manifest, null, 2));
  },
};
