import type { Namespace } from '../../../../src/i18n/types.ts';
import { type Manifest, reach, routeModules } from '../route-chunks.ts';
import type { PageLanguage } from './page-file.ts';

/** What a page needs. */
export interface PageAssets {
  /** Beyond those that every page names. */
  scripts: string[];
  /** All of them, in the order in which they count. */
  styles: string[];
  texts: Namespace[];
}

const TEXTS = /^src\/i18n\/locales\/cn\/(.+)\.json$/;

/** Finds what the pages of a route need; `template` is the built `index.html`. */
export function assetsOf(manifest: Manifest, template: string): (route: string, language: PageLanguage) => PageAssets {
  const common = [...template.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)].map(([, file = '']) => file);
  const routes = new Map(routeModules(manifest).map(({ id, modules }) => [id, modules]));
  return (route, language) => {
    const modules = routes.get(route) ?? [];
    const texts = modules.flatMap((key) => (TEXTS.exec(key)?.[1] as Namespace | undefined) ?? []);
    const keys = [...modules.filter((key) => !TEXTS.test(key)), ...['common', ...texts].map((name) => `src/i18n/locales/${language}/${name}.json`)];
    const chunks = reach(manifest, keys).map(([, chunk]) => chunk);
    return {
      scripts: [...new Set(chunks.map(({ file }) => file))].filter((file) => file.endsWith('.js') && !template.includes(`/${file}"`)),
      styles: [...new Set([...common, ...chunks.flatMap(({ css }) => css ?? [])])],
      texts,
    };
  };
}
