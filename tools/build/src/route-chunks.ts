import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One entry of Vite's build manifest. */
export interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}
export type Manifest = Record<string, Chunk>;

/** A route with the modules and texts that are fetched when it is opened. */
export interface RouteModules {
  id: string;
  path: string;
  /** The module of the page itself. */
  page: string;
  /** Keys of the manifest. */
  modules: string[];
}

/** The chunks that these modules need at once, themselves included. */
export function reach(manifest: Manifest, keys: readonly string[]): [key: string, chunk: Chunk][] {
  const seen = new Map<string, Chunk>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.set(key, chunk);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return [...seen];
}

/** The file behind an import of a source file. */
function sourceOf(specifier: string, from: string): string {
  const base = specifier.startsWith('@/') ? `src/${specifier.slice(2)}` : join(dirname(from), specifier);
  const found = [base, `${base}.ts`, `${base}.tsx`].find((file) => existsSync(file) && statSync(file).isFile());
  if (found === undefined) throw new Error(`${from} imports ${specifier}, which is not there`);
  return found;
}

/** The texts that a loader waits for. */
function textsOf(source: string): string[] {
  return [...source.matchAll(/loadTexts\(([^)]*)\)/g)].flatMap(([, names = '']) => [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name));
}

/** The route tables; the second is fetched with the first address of its area. */
const ACCOUNT_TABLE = 'src/app/account-routes.ts';
const ACCOUNT_LOADER = 'src/app/layouts/account-loader.ts';
/** What comes with every page behind the log-in besides the page itself. */
export const ACCOUNT_FRAME = [ACCOUNT_TABLE, 'src/app/account-guard.tsx', 'src/app/layouts/account-layout.tsx', ACCOUNT_LOADER];
const TABLES = ['src/app/routes.tsx', ACCOUNT_TABLE];

/** The modules of a page and of its loader, as paths from the project's folder: what `page('id', path, …)` of the route tables imports. */
export function routeImports(): { id: string; path: string; imports: string[] }[] {
  return TABLES.flatMap((table) =>
    readFileSync(table, 'utf8')
      .split(/\bpage\(\s*'/)
      .slice(1)
      .map((text) => ({
        id: text.slice(0, text.indexOf("'")),
        path: /^[^,]*,\s*([^,]+),/.exec(text)?.[1]?.replaceAll("'", '') ?? '',
        imports: [...text.matchAll(/import\('([^']+)'\)/g)].slice(0, 2).map(([, specifier = '']) => sourceOf(specifier, table)),
      })),
  );
}

/** Every `page('id', path, …)` of the route tables with what it fetches. */
export function routeModules(manifest: Manifest): RouteModules[] {
  return routeImports().map(({ id, path, imports }) => {
    const unknown = imports.find((key) => manifest[key] === undefined);
    if (unknown !== undefined) throw new Error(`The route ${id} imports ${unknown}, which the build's manifest does not know`);
    const [page = '', loader] = imports;
    const frame = id.startsWith('account-') ? ACCOUNT_FRAME : [];
    const loaders = [...(loader === undefined ? [] : [loader]), ...(frame.length > 0 ? [ACCOUNT_LOADER] : [])];
    const texts = new Set(loaders.flatMap((file) => textsOf(readFileSync(file, 'utf8'))));
    return { id, path, page, modules: [...frame, ...imports, ...[...texts].map((name) => `src/i18n/locales/cn/${name}.json`)] };
  });
}
