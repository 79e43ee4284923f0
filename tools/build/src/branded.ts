import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '../../../openapi/languages.ts';
import { withOperator } from './deploy/with-operator.ts';
import { manifestOf } from './prerender/page-file.ts';

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
