import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { Manifest } from './route-chunks.ts';

/**
 * The bundler puts some modules that are fetched on demand into a chunk with others, and the manifest then does not name them. Here every
 * module that an `import()` asks for gets an entry, so that scripts can ask which files a page needs.
 */
export const completeManifest: Plugin = {
  name: 'complete-manifest',
  apply: 'build',
  writeBundle(options, bundle) {
    const path = join(options.dir ?? 'dist', '.vite/manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
    const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
    for (const output of Object.values(bundle)) {
      const chunk = byFile.get(output.fileName);
      if (output.type !== 'chunk' || chunk === undefined) continue;
      for (const id of Object.keys(output.modules)) {
        const key = relative(process.cwd(), id);
        if (manifest[key] === undefined && (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0) {
          manifest[key] = { ...chunk, src: key, isDynamicEntry: true, isEntry: false };
        }
      }
    }
    writeFileSync(path, JSON.stringify(manifest, null, 2));
  },
};
