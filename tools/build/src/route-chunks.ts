import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Manifest } from 'vite';
import { fallbacksOf, type Language } from '../../../openapi/languages.ts';
import { ACCOUNT_MESSAGES, accountRoutes } from '../../../src/app/account-route-table.ts';
import { prepaidRoute, publicRoutes } from '../../../src/app/route-table.ts';
import { ACCOUNT_FRAME } from './chunks.ts';
import { projectPath, reachable } from './dist.ts';

/** Modules of the messages in a language, and in the one that stands in for what it lacks. */
export const messagesModules = (language: Language, namespace: string): string[] =>
  [language, ...fallbacksOf(language)].map((code) => `src/i18n/locales/${code}/${namespace}.json`).filter((file) => existsSync(file));

/**
 * The pages of the route tables (`page`: its module) with the modules, by their keys in the manifest, and the messages that are loaded with them. It calls
 * each `load` of the tables to learn which module it imports: a hook of Node's module loader replaces the page, which Node cannot run, by its file name.
 */
export async function routeModules(manifest: Manifest) {
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
      const page = projectPath(file);
      if (manifest[page] === undefined) throw new Error(`The route ${id} imports ${page}, which the build's manifest does not know`);
      return { id, path, page, messages, modules: [...frame, page, ...messages.flatMap((name) => messagesModules('cn', name))] };
    }),
  );
  hooks.deregister();
  return found;
}

/**
 * Returns the lookup of what the page of a route needs, by the route's id: scripts besides those of every page, all style sheets in cascade order, and messages.
 * `template` is the built `index.html`.
 */
export async function assetsOf(manifest: Manifest, template: string) {
  const common = [...template.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)].map(([, file = '']) => file);
  const routes = new Map((await routeModules(manifest)).map((route) => [route.id, route]));
  return (route: string, language: Language) => {
    const { modules = [], messages = [] } = routes.get(route) ?? {};
    const keys = [...modules.filter((key) => !key.endsWith('.json')), ...['common', ...messages].flatMap((name) => messagesModules(language, name))];
    const chunks = reachable(manifest, keys).map(([, chunk]) => chunk);
    return {
      scripts: [...new Set(chunks.map(({ file }) => file))].filter((file) => file.endsWith('.js') && !template.includes(`/${file}"`)),
      styles: [...new Set([...common, ...chunks.flatMap(({ css }) => css ?? [])])],
      messages,
    };
  };
}
