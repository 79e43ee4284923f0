import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from './manifest.ts';

/** A route with the modules and messages that are loaded with it. */
export interface RouteModules {
  id: string;
  path: string;
  /** Module of the page. */
  page: string;
  /** Keys of the manifest. */
  modules: string[];
}

/** The file behind an import of a source file. */
function sourceOf(specifier: string, from: string): string {
  const base = specifier.startsWith('@/') ? `src/${specifier.slice(2)}` : join(dirname(from), specifier);
  const found = [base, `${base}.ts`, `${base}.tsx`].find((file) => existsSync(file) && statSync(file).isFile());
  if (found === undefined) throw new Error(`${from} imports ${specifier}, which does not exist`);
  return found;
}

/** Namespaces of the messages that a loader waits for. */
function textsOf(source: string): string[] {
  return [...source.matchAll(/loadTexts\(([^)]*)\)/g)].flatMap(([, names = '']) => [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name));
}

const ACCOUNT_TABLE = 'src/app/account-routes.ts';
const ACCOUNT_LOADER = 'src/app/layouts/account-loader.ts';
/** Modules that every account page needs besides its own. */
export const ACCOUNT_FRAME = [ACCOUNT_TABLE, 'src/app/account-guard.tsx', 'src/app/layouts/account-layout.tsx', ACCOUNT_LOADER];
const TABLES = ['src/app/routes.tsx', ACCOUNT_TABLE];

/** The modules of each page and of its loader, as paths from the project's root: the imports of `page('id', path, …)` in the route tables. */
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
