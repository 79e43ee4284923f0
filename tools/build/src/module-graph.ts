import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const IMPORTS = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s+)?['"]([^'"]+)['"]/g;

/** The file that an import names, when it is one of this project's. */
function fileOf(specifier: string, importer: string): string | undefined {
  const base = specifier.startsWith('@/') ? resolve('src', specifier.slice(2)) : specifier.startsWith('.') ? resolve(dirname(importer), specifier) : undefined;
  return base === undefined ? undefined : [base, `${base}.ts`, `${base}.tsx`].find((file) => existsSync(file) && /\.(?:tsx?|css)$/.test(file));
}

/** Every module of `src` that the entries import, directly or through others, not counting what is loaded later by `import()`. */
export function staticModules(entries: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (file.endsWith('.css')) return;
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
      const next = fileOf(specifier, file);
      if (next !== undefined) visit(next);
    }
  };
  for (const entry of entries) visit(resolve(entry));
  return seen;
}
