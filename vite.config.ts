import { fileURLToPath } from 'node:url';
import { chunkGroups, preloadedWithPart } from '@farol/build/chunks.ts';
import { configuredPage } from '@farol/build/configured-page.ts';
import { completeManifest } from '@farol/build/manifest.ts';
import { prerenderedPages } from '@farol/build/prerender/preview.ts';
import { siteUrl } from '@farol/build/prerender/site-url.ts';
import { connectUpstream } from '@farol/proxy/upstream.ts';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { hasScenario } from './mock-server/preference.ts';
import { contractMock } from './mock-server/vite-plugin.ts';
import { readConfig } from './src/brand/config-rules.ts';

const port = Number(process.env.PORT ?? 5173);
const delay = process.env.MOCK_DELAY === undefined ? undefined : Number(process.env.MOCK_DELAY);

/** Values that an operator sets (docs/how-to/deploy.md), checked before anything starts. */
const config = readConfig(process.env);

export default defineConfig({
  plugins: [
    react(),
    completeManifest,
    configuredPage(config),
    contractMock({ upstream: process.env.UPSTREAM, connectUpstream, delay }),
    prerenderedPages(config, hasScenario),
  ],
  define: { 'import.meta.env.SITE_URL': JSON.stringify(siteUrl() ?? '') },
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: { port, strictPort: true, host: '127.0.0.1' },
  preview: { port, strictPort: true, host: '127.0.0.1', headers: { 'x-content-type-options': 'nosniff' } },
  build: {
    target: browserslistToEsbuild(),
    manifest: true,
    // The licence texts of everything in the files, as most of them ask for.
    license: { fileName: 'licences.md' },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloadedWithPart },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
  },
});
