import { fileURLToPath } from 'node:url';
import { chunkGroups } from '@farol/build/chunks.ts';
import { configurePage } from '@farol/build/deploy/configure-page.ts';
import { contentSecurityPolicy } from '@farol/build/deploy/content-security-policy.ts';
import { completeManifest } from '@farol/build/manifest.ts';
import { prerenderedPages } from '@farol/build/prerender/preview.ts';
import { siteUrl } from '@farol/build/prerender/site-url.ts';
import { connectUpstream } from '@farol/proxy/upstream.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { hasScenario } from './mock-server/preference.ts';
import { contractMock } from './mock-server/vite-plugin.ts';
import { readConfig } from './src/brand/config-rules.ts';

const port = Number(process.env.PORT ?? 5173);
const delay = process.env.MOCK_DELAY === undefined ? undefined : Number(process.env.MOCK_DELAY);

/** Values that an operator sets (docs/how-to/deploy.md), checked before anything starts. */
const config = readConfig(process.env);

/** Without the list of its users, which the bundler puts into the name of a shared file. */
const fileName = ({ name = 'file', originalFileNames }: { name?: string; originalFileNames?: string[] }) => {
  const [stem = 'file'] = name.replace(/\.\w+$/, '').split('~');
  return `assets/${stem}-[hash]${originalFileNames === undefined ? '.js' : '[extname]'}`;
};

/** Writes the operator's values into the page, as the server for customers does when it starts. */
const configured: Plugin = { name: 'site-config', transformIndexHtml: (html) => configurePage(html, config) };

export default defineConfig({
  plugins: [react(), completeManifest, configured, contractMock({ upstream: process.env.UPSTREAM, connectUpstream, delay }), prerenderedPages(hasScenario)],
  define: { 'import.meta.env.SITE_URL': JSON.stringify(siteUrl() ?? '') },
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: { port, strictPort: true, host: '127.0.0.1' },
  preview: {
    port,
    strictPort: true,
    host: '127.0.0.1',
    headers: { 'content-security-policy': contentSecurityPolicy(config), 'x-content-type-options': 'nosniff' },
  },
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
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() }, chunkFileNames: fileName, assetFileNames: fileName } },
  },
});
