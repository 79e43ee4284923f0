import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { branded } from '@site/build/branded.ts';
import { operatorMessages } from '@site/build/messages.ts';
import { bundleContract } from '@site/contract/bundle.ts';
import { type Media, needsToken, operationsOf, type Parameter, resolve as resolveReference } from '@site/contract/document.ts';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig, type Plugin } from 'vite';
import { brandAliases, brandFiles } from '../brand/name.ts';
import { readFont } from '../mock-server/seed/bills-pdf-font.ts';
import { billFonts } from '../mock-server/seed/bills-pdf-paper.ts';
import { GATEWAY } from './browser/gateway-origin.ts';
import type { DemoOperation } from './respond.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const document = await bundleContract(join(root, 'openapi/openapi.yaml'));
const TABLE = '\0virtual:demo-contract';

/** The contract as far as the demo needs it. */
const table = operationsOf(document).map((operation): DemoOperation => {
  const parameters = (operation.parameters ?? []).map((parameter) => resolveReference<Parameter>(document, parameter));
  // A handler sends no other HTTP error.
  const sent = Object.entries(operation.responses).filter(([status]) => status === '200' || status === '404');
  const responses = sent.map(([status, response]) => {
    const { content } = resolveReference<{ content?: Record<string, Media> }>(document, response as { $ref: string });
    const examples = Object.entries(content?.['application/json']?.examples ?? {});
    return [status, Object.fromEntries(examples.map(([name, { value }]) => [name, value]))];
  });
  return {
    operationId: operation.operationId,
    method: operation.method,
    path: operation.path,
    needsToken: needsToken(operation),
    integers: parameters.filter((parameter) => parameter.in === 'query' && parameter.schema.type === 'integer').map(({ name }) => name),
    responses: Object.fromEntries(responses) as DemoOperation['responses'],
  };
});

/** Modules of the mock that need Node and their replacements in the browser, which may import the original. */
const REPLACEMENTS: Record<string, string> = {
  'mock-server/gateway/origin.ts': 'demo/browser/gateway-origin.ts',
  'mock-server/seed/bills-pdf.ts': 'demo/browser/bills-pdf.ts',
  'mock-server/seed/bills-pdf-font.ts': 'demo/browser/bill-font.ts',
};

// The mock has a service worker of its own.
const GATEWAY_CONFIG = `<meta name="config" content="${JSON.stringify({ gateway: GATEWAY, offline: 'off' }).replaceAll('"', '&quot;')}"`;

/** The site's page with the demo's entry and gateway; throws when either was not replaced. */
function demoPage(html: string, { path }: { path: string }): string {
  if (path !== '/index.html') return html;
  const page = html.replace('/src/main.tsx', '/demo/main.ts').replace(/<meta name="config" content="[^"]*"/, GATEWAY_CONFIG);
  if (!page.includes('/demo/main.ts') || !page.includes(GATEWAY_CONFIG)) throw new Error('index.html: the entry or <meta name="config"> was not found');
  return page;
}

const replaceModules: Plugin = {
  name: 'demo-replacements',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === 'virtual:demo-contract') return TABLE;
    if (source.startsWith('node:')) throw new Error(`${importer} imports ${source}: the demo needs a replacement for it (demo/vite.config.ts)`);
    if (source === 'react-router-dom' && importer === join(root, 'src/app/router.tsx')) return join(root, 'demo/browser/router.ts');
    if (importer === undefined || !source.startsWith('.')) return null;
    const target = resolve(dirname(importer), source);
    const replacement = Object.entries(REPLACEMENTS).find(([file]) => target === join(root, file))?.[1];
    return replacement === undefined || importer === join(root, replacement) ? null : join(root, replacement);
  },
  load: (id) => (id === TABLE ? `export default JSON.parse(${JSON.stringify(JSON.stringify(table))});` : null),
  transformIndexHtml: { order: 'pre', handler: demoPage },
  generateBundle() {
    const worker = join(dirname(createRequire(import.meta.url).resolve('msw/package.json')), 'lib/mockServiceWorker.js');
    this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: readFileSync(worker) });
    for (const font of billFonts) this.emitFile({ type: 'asset', fileName: `demo/bill-${font}.otf`, source: readFont(font) });
  },
};

/** Changes with the mock and the contract, because stored state of another build may have another format. */
const build = createHash('sha256').update(JSON.stringify(document));
for (const file of globSync('mock-server/**/*.ts', { cwd: root }).sort()) build.update(readFileSync(join(root, file)));

export default defineConfig({
  root,
  plugins: [react(), branded, operatorMessages, replaceModules],
  publicDir: brandFiles,
  resolve: { alias: [{ find: '@', replacement: join(root, 'src') }, ...brandAliases] },
  define: { DEMO_BUILD: JSON.stringify(build.digest('hex').slice(0, 16)) },
  build: {
    target: browserslistToEsbuild(),
    outDir: join(root, 'dist-demo'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: { index: join(root, 'index.html'), payment: join(root, 'demo/payment.html') },
      // Few, larger files for static hosts.
      output: { codeSplitting: { groups: [{ name: 'shared', test: /\/src\/(?!features|app|main|i18n\/locales)|lucide-react/, minShareCount: 2 }] } },
    },
  },
});
