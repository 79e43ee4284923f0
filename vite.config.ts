import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { contractMock } from './mock-server/vite-plugin.ts';
import { contentPolicy } from './scripts/deploy/policy.ts';
import { configurePage } from './scripts/deploy/site-pages.ts';
import { completeManifest } from './scripts/manifest.ts';
import { staticModules } from './scripts/module-graph.ts';
import { renderedPages } from './scripts/prerender/preview.ts';
import { siteUrl } from './scripts/prerender/site-url.ts';
import { readConfig } from './src/brand/config-rules.ts';

const port = Number(process.env.PORT ?? 5173);
const delay = process.env.MOCK_DELAY === undefined ? undefined : Number(process.env.MOCK_DELAY);

/** Values that an operator sets (docs/how-to/deploy.md), checked before anything starts. */
const config = readConfig(process.env);

/** What the first screen of the home page needs besides its own code: parts that other pages share with it. */
const homeParts = staticModules(['src/features/home/page.tsx', 'src/features/home/loader.ts']);

/**
 * How modules are put into files. What every page needs comes in two (libraries, which stay cached when the site changes, and the shell);
 * the parts of the first screen come in one more, because twenty tiny files compress worse than one. The rest is split by route.
 */
const CHUNKS = [
  { name: 'vendor', test: /node_modules/, tags: ['$initial' as const] },
  { name: 'site', tags: ['$initial' as const] },
  { name: 'parts', test: (id: string) => homeParts.has(id) && !id.includes('/features/') },
  { name: 'home', test: (id: string) => homeParts.has(id) && id.includes('/features/home/') },
];

/**
 * Parts of axios that the site has no use for: its second transport (upload progress needs XMLHttpRequest), its own cancel tokens (the
 * platform's are used), forms turned into JSON or into addresses, checks of options, and a table of status names.
 */
const UNUSED_IN_AXIOS: Record<string, string> = {
  'adapters/fetch.js': 'export const getFetch = () => null; export default null;',
  'helpers/HttpStatusCode.js': 'export default {};',
  'cancel/CancelToken.js': 'export default class {}',
  'helpers/formDataToJSON.js': 'export default () => null;',
  'helpers/toURLEncodedForm.js': 'export default (data) => data;',
  'helpers/validator.js':
    'const any = () => () => true; export default { assertOptions() {}, validators: { transitional: any, spelling: any, boolean: any, function: any } };',
};

const leanAxios: Plugin = {
  name: 'lean-axios',
  enforce: 'pre',
  resolveId(source, importer) {
    const [, folder] = /^(.*\/axios\/lib\/)/.exec(importer ?? '') ?? [];
    if (folder === undefined || importer === undefined || !source.startsWith('.')) return null;
    const name = join(dirname(importer), source).slice(folder.length);
    return name in UNUSED_IN_AXIOS ? `\0axios:${name}` : null;
  },
  load: (id) => (id.startsWith('\0axios:') ? UNUSED_IN_AXIOS[id.slice('\0axios:'.length)] : null),
};

/** The router's package names its development code in every condition; the other folder has the same without the warnings. */
const leanRouter: Plugin = {
  name: 'lean-router',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source) => {
    const file = { 'react-router': 'index', 'react-router/dom': 'dom-export' }[source];
    return file === undefined ? null : fileURLToPath(new URL(`./node_modules/react-router/dist/production/${file}.mjs`, import.meta.url));
  },
};

/** Writes the operator's values into the page, as the server for customers does when it starts. */
const configured: Plugin = { name: 'site-config', transformIndexHtml: (html) => configurePage(html, config) };

export default defineConfig({
  plugins: [react(), leanAxios, leanRouter, completeManifest, configured, contractMock({ upstream: process.env.UPSTREAM, delay }), renderedPages()],
  define: { 'import.meta.env.SITE_URL': JSON.stringify(siteUrl() ?? '') },
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: { port, strictPort: true, host: '127.0.0.1' },
  preview: { port, strictPort: true, host: '127.0.0.1', headers: { 'content-security-policy': contentPolicy(config), 'x-content-type-options': 'nosniff' } },
  build: {
    target: 'es2022',
    manifest: true,
    // The licence texts of everything in the files, as most of them ask for.
    license: { fileName: 'licences.md' },
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Every page carries the lists of what its neighbours preload: what is there from the start need not stand in each of them.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((name) => !/^assets\/(?:vendor|site|rolldown-runtime)-[\w-]{8}\./.test(name)),
    },
    // One KiB smaller than the default minifier over the home page, for some seconds of build.
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 2 } },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
