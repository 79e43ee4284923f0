import { fileURLToPath } from 'node:url';
import { branded } from '@site/build/branded.ts';
import { chunkGroups, preloadedWithPart } from '@site/build/chunks.ts';
import { configurePage } from '@site/build/deploy/configure-files.ts';
import { mediaOriginsOf } from '@site/build/deploy/server-settings.ts';
import { completeManifest } from '@site/build/dist.ts';
import { messageUpdates, operatorMessages, pseudoLanguage } from '@site/build/messages.ts';
import { siteUrl } from '@site/build/prerender/crawlers.ts';
import { prerenderedPages } from '@site/build/prerender/preview.ts';
import { connectUpstream } from '@site/proxy/upstream.ts';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { brandAliases, brandFiles } from './brand/name.ts';
import { hasScenario } from './mock-server/requests.ts';
import { contractMock } from './mock-server/vite-plugin.ts';
import { readConfig } from './src/brand/config-rules.ts';

const port = Number(process.env.PORT ?? 5173);
/** The mock answers as a backend with the fields of the specification only. */
const bare = process.env.MOCK_BARE !== undefined;
const delay = process.env.MOCK_DELAY === undefined ? undefined : Number(process.env.MOCK_DELAY);

/** Values that an operator sets (docs/how-to/deploy.md), checked before anything starts. */
const config = readConfig(process.env);

export default defineConfig({
  plugins: [
    react(),
    branded,
    operatorMessages,
    messageUpdates,
    pseudoLanguage,
    completeManifest,
    // As `configure` does for customers.
    { name: 'configured-page', transformIndexHtml: (html) => configurePage(html, config) },
    contractMock({ upstream: process.env.UPSTREAM, connectUpstream, delay, bare }),
    prerenderedPages(config, (request) => bare || hasScenario(request), mediaOriginsOf(process.env)),
  ],
  define: { 'import.meta.env.SITE_URL': JSON.stringify(siteUrl() ?? '') },
  publicDir: brandFiles,
  resolve: { alias: [{ find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) }, ...brandAliases] },
  server: { port, strictPort: true, host: '127.0.0.1' },
  preview: { port, strictPort: true, host: '127.0.0.1', headers: { 'x-content-type-options': 'nosniff' } },
  build: {
    outDir: process.env.DIST ?? 'dist',
    target: browserslistToEsbuild(),
    manifest: true,
    // The licence texts of everything in the files, as most of them ask for.
    license: { fileName: 'licences.md' },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloadedWithPart },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
  },
});
