import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleContract } from '@farol/contract/bundle.ts';
import { type ContractDocument, type Media, needsToken, operationsOf, type Parameter, resolve as resolveReference } from '@farol/contract/document.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { billFont } from '../mock-server/seed/bills-pdf-font.ts';
import { GATEWAY } from './browser/gateway-origin.ts';
import type { DemoOperation } from './contract.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const document = (await bundleContract(join(root, 'openapi/openapi.yaml'))) as unknown as ContractDocument;
const TABLE = '\0virtual:demo-contract';

/** The contract as far as answering needs it. */
const table = operationsOf(document).map((operation): DemoOperation => {
  const parameters = (operation.parameters ?? []).map((parameter) => resolveReference<Parameter>(document, parameter));
  const answers = Object.entries(operation.responses).map(([status, response]) => {
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
    answers: Object.fromEntries(answers) as DemoOperation['answers'],
  };
});

const PDF = 'mock-server/seed/bills-pdf.ts';

/** Modules of the mock that only Node can run, and what the browser takes instead. Each may be used by its own stand-in. */
const STAND_INS: Record<string, string> = {
  'mock-server/gateway/origin.ts': 'demo/browser/gateway-origin.ts',
  [PDF]: 'demo/browser/bills-pdf.ts',
  'mock-server/seed/bills-pdf-font.ts': 'demo/browser/bill-font.ts',
};

const GATEWAY_CONFIG = `<meta name="config" content="${JSON.stringify({ gateway: GATEWAY }).replaceAll('"', '&quot;')}"`;

/** The site's page with the demo's entry and payment page; throws when the page has changed its form. */
function demoPage(html: string, { path }: { path: string }): string {
  if (path !== '/index.html') return html;
  const page = html.replace('/src/main.tsx', '/demo/main.ts').replace(/<meta name="config" content="[^"]*"/, GATEWAY_CONFIG);
  if (!page.includes('/demo/main.ts') || !page.includes(GATEWAY_CONFIG)) throw new Error('index.html: the entry or <meta name="config"> was not found');
  return page;
}

const standIns: Plugin = {
  name: 'demo-stand-ins',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === 'virtual:demo-contract') return TABLE;
    if (source === 'node:crypto') return join(root, 'demo/browser/crypto.ts');
    if (source.startsWith('node:')) throw new Error(`${importer} imports ${source}: the demo needs a stand-in for it (demo/vite.config.ts)`);
    if (source === 'react-router-dom' && importer === join(root, 'src/app/router.tsx')) return join(root, 'demo/browser/router.ts');
    if (importer === undefined || !source.startsWith('.')) return null;
    const target = resolve(dirname(importer), source);
    const standIn = Object.entries(STAND_INS).find(([file]) => target === join(root, file))?.[1];
    return standIn === undefined || importer === join(root, standIn) ? null : join(root, standIn);
  },
  load: (id) => (id === TABLE ? `export default JSON.parse(${JSON.stringify(JSON.stringify(table))});` : null),
  // Node's own name, for this module only: libraries look for it and then take another way.
  transform: (code, id) => (id === join(root, PDF) ? `import { Buffer } from ${JSON.stringify(join(root, 'demo/browser/buffer.ts'))};\n${code}` : null),
  transformIndexHtml: { order: 'pre', handler: demoPage },
  generateBundle() {
    const worker = join(dirname(createRequire(import.meta.url).resolve('msw/package.json')), 'lib/mockServiceWorker.js');
    this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: readFileSync(worker) });
    this.emitFile({ type: 'asset', fileName: 'demo/bill-font.otf', source: billFont() });
  },
};

/** Changes with the mock and the contract: what an older demo kept in a browser may have another form. */
const build = createHash('sha256').update(JSON.stringify(document));
for (const file of globSync('mock-server/**/*.ts', { cwd: root }).sort()) build.update(readFileSync(join(root, file)));

export default defineConfig({
  root,
  plugins: [react(), standIns],
  resolve: { alias: { '@': join(root, 'src') } },
  define: { DEMO_BUILD: JSON.stringify(build.digest('hex').slice(0, 16)) },
  build: {
    target: 'es2022',
    outDir: join(root, 'dist-demo'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: { index: join(root, 'index.html'), payment: join(root, 'demo/payment.html') },
      // Hosts of static files are asked for few, larger files.
      output: { codeSplitting: { groups: [{ name: 'shared', test: /\/src\/(?!features|app|main|i18n\/locales)|lucide-react/, minShareCount: 2 }] } },
    },
  },
});
