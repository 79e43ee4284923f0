import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ACCOUNT_MESSAGES, accountRoutes } from '../../../src/app/account-route-table.ts';
import { prepaidRoute, publicRoutes } from '../../../src/app/route-table.ts';
import type { Namespace } from '../../../src/i18n/types.ts';

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

/** A route with the modules and messages that are fetched when it is opened. */
export interface RouteModules {
  id: string;
  path: string;
  /** Module of the page, as a key of the manifest. */
  page: string;
  /** All modules, as keys of the manifest. */
  modules: string[];
  messages: readonly Namespace[];
}

/** Modules of every page of the account area besides the page itself. */
const ACCOUNT_FRAME = ['src/app/account-routes.ts', 'src/app/account-guard.tsx', 'src/app/layouts/account-layout.tsx'];

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

/** The key of a messages file in the manifest. */
export const messagesModule = (language: string, namespace: string) => `src/i18n/locales/${language}/${namespace}.json`;

/**
 * The pages of the route tables with what they fetch. Each table's `load` is called to learn which module it imports; a hook of Node's module
 * loader replaces the module, which only a bundler can run, by its file name.
 */
export async function routeModules(manifest: Manifest): Promise<RouteModules[]> {
  const hooks = registerHooks({
    load: (url, context, next) =>
      url.endsWith('.tsx') ? { format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(fileURLToPath(url))}` } : next(url, context),
  });
  const routes = [
    ...[...publicRoutes, prepaidRoute].map((route) => ({ ...route, frame: [] as string[] })),
    ...accountRoutes.map((route) => ({ ...route, frame: ACCOUNT_FRAME, messages: [...ACCOUNT_MESSAGES, ...route.messages] })),
  ];
  const found = await Promise.all(
    routes.map(async ({ id, path, messages, frame, load }) => {
      const { default: file } = (await load()) as unknown as { default: string };
      const page = relative(process.cwd(), file);
      if (manifest[page] === undefined) throw new Error(`The route ${id} imports ${page}, which is not in the build's manifest`);
      return { id, path, page, messages, modules: [...frame, page, ...messages.map((name) => messagesModule('cn', name))] };
    }),
  );
  hooks.deregister();
  return found;
}
