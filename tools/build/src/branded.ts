import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { identity, palette } from '../../../brand/current.ts';
import { languages } from '../../../openapi/languages.ts';
import { manifestOf } from './prerender/page-file.ts';

/** What pages outside React and the manifests may name in double braces. */
const values: Readonly<Record<string, string>> = {
  nameCn: identity.name.cn,
  nameEn: identity.name.en,
  hotline: identity.hotline,
  brand: palette.brand,
  accent: palette.accent,
  light: palette.light,
  dark: palette.dark,
};

/** Fills the holes of a text, names in double braces. @throws when a name has no value */
export const fill = (text: string, by: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => {
    const value = by[name];
    if (value === undefined) throw new Error(`Nothing is known to stand for ${hole}.`);
    return value;
  });

export const withOperator = (text: string): string => fill(text, values);

const manifests = () =>
  languages.map(({ code }) => ({ name: manifestOf(code), text: withOperator(readFileSync(resolve(`src/i18n/manifests/${code}.json`), 'utf8')) }));

/** Writes the operator's name, hotline and colours into `index.html` and the web app manifests. */
export const branded: Plugin = {
  name: 'branded',
  transformIndexHtml: { order: 'pre', handler: withOperator },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const manifest = manifests().find(({ name }) => request.url === `/${name}`);
      if (manifest === undefined) return next();
      response.setHeader('content-type', 'application/manifest+json');
      response.end(manifest.text);
    });
  },
  generateBundle() {
    for (const { name, text } of manifests()) this.emitFile({ type: 'asset', fileName: name, source: text });
  },
};
