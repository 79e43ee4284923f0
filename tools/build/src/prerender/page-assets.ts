import type { Manifest } from 'vite';
import type { Language } from '../../../../openapi/languages.ts';
import type { Namespace } from '../../../../src/i18n/types.ts';
import { reachable } from '../manifest.ts';
import { messagesModules, routeModules } from '../route-chunks.ts';

/** Files and messages that a page needs. */
export interface PageAssets {
  /** Without those that every page has. */
  scripts: string[];
  /** All of them, in cascade order. */
  styles: string[];
  messages: readonly Namespace[];
}

/** Returns the lookup of the assets by route id; `template` is the built `index.html`. */
export async function assetsOf(manifest: Manifest, template: string): Promise<(route: string, language: Language) => PageAssets> {
  const common = [...template.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)].map(([, file = '']) => file);
  const routes = new Map((await routeModules(manifest)).map((route) => [route.id, route]));
  return (route, language) => {
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
