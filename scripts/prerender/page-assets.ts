import type { Namespace } from '../../src/i18n/types.ts';
import { type Manifest, reach, routeModules } from '../route-chunks.ts';
import type { PageLanguage } from './page-file.ts';

/** What a page needs beyond the files that every page names. */
export interface PageAssets {
  scripts: string[];
  styles: string[];
  texts: Namespace[];
}

const TEXTS = /^src\/i18n\/locales\/cn\/(.+)\.json$/;

/** Finds what the pages of a route need; `template` is the built `index.html`. */
export function assetsOf(manifest: Manifest, template: string): (route: string, language: PageLanguage) => PageAssets {
  const routes = new Map(routeModules(manifest).map(({ id, modules }) => [id, modules]));
  return (route, language) => {
    const modules = routes.get(route) ?? [];
    const texts = modules.flatMap((key) => (TEXTS.exec(key)?.[1] as Namespace | undefined) ?? []);
    const keys = [...modules.filter((key) => !TEXTS.test(key)), ...['common', ...texts].map((name) => `src/i18n/locales/${language}/${name}.json`)];
    const chunks = reach(manifest, keys, []).map(([, chunk]) => chunk);
    const missing = (files: string[]) => [...new Set(files)].filter((file) => !template.includes(`/${file}"`));
    return {
      scripts: missing(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
      styles: missing(chunks.flatMap(({ css }) => css ?? [])),
      texts,
    };
  };
}
