import { readFileSync } from 'node:fs';
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

/** Fetched by a page on its own, without a click: the cleaner of the server's HTML. */
const UNASKED = ['src/components/clean-html.ts'];

/** The chunks that these modules need at once, themselves included; of what is loaded later only `alsoLater`. */
export function reach(manifest: Manifest, keys: readonly string[], alsoLater: readonly string[] = UNASKED): [key: string, chunk: Chunk][] {
  const seen = new Map<string, Chunk>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.set(key, chunk);
    for (const next of chunk.imports ?? []) visit(next);
    for (const next of chunk.dynamicImports ?? []) if (alsoLater.includes(next)) visit(next);
  };
  for (const key of keys) visit(key);
  return [...seen];
}

/** The module behind an import of a source file, as the manifest names it. */
function moduleOf(manifest: Manifest, specifier: string, from: string): string {
  const base = specifier.startsWith('@/') ? `src/${specifier.slice(2)}` : join(dirname(from), specifier);
  const found = [base, `${base}.ts`, `${base}.tsx`].find((key) => manifest[key] !== undefined);
  if (found === undefined) throw new Error(`${from} imports ${specifier}, which the build's manifest does not know`);
  return found;
}

/** The texts that a loader waits for. */
function textsOf(source: string): string[] {
  return [...source.matchAll(/loadTexts\(([^)]*)\)/g)].flatMap(([, names = '']) => [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name));
}

/** The route tables; the second is fetched with the first address of its area. */
const TABLES = ['src/app/routes.tsx', 'src/app/account-routes.ts'];

/** Every `page('id', path, …)` of the route tables with what it fetches. */
export function routeModules(manifest: Manifest): RouteModules[] {
  return TABLES.flatMap((table) => routesOf(manifest, table));
}

function routesOf(manifest: Manifest, table: string): RouteModules[] {
  const source = readFileSync(table, 'utf8');
  const itself = manifest[table]?.isDynamicEntry === true ? [table] : [];
  return source
    .split(/\bpage\(\s*'/)
    .slice(1)
    .map((text) => {
      const id = text.slice(0, text.indexOf("'"));
      const path = /^[^,]*,\s*([^,]+),/.exec(text)?.[1]?.replaceAll("'", '') ?? '';
      const modules = [...text.matchAll(/import\('([^']+)'\)/g)].slice(0, 2).map(([, specifier = '']) => moduleOf(manifest, specifier, table));
      const [page = '', loader] = modules;
      const texts = loader === undefined ? [] : textsOf(readFileSync(loader, 'utf8'));
      return { id, path, page, modules: [...itself, ...modules, ...texts.map((name) => `src/i18n/locales/cn/${name}.json`)] };
    });
}
