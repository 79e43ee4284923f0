import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { GATEWAY } from './mock-server/gateway/address.ts';
import { contractMock } from './mock-server/vite-plugin.ts';
import { staticModules } from './scripts/module-graph.ts';

const port = Number(process.env.PORT ?? 5173);
const delay = process.env.MOCK_DELAY === undefined ? undefined : Number(process.env.MOCK_DELAY);

/** The policy that the built site must live under; `vite preview` serves it so that every end-to-end test does, too. */
const POLICY = [
  "default-src 'self'",
  // The gateway's checkout script.
  `script-src 'self' ${GATEWAY}`,
  "style-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  `form-action 'self' ${GATEWAY}`,
  // Films in a phone's presentation; src/brand/brand.ts lists the same hosts.
  'frame-src https://video.farol.example',
].join('; ');

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

/** Parts of axios that the site has no use for: its second transport (upload progress needs XMLHttpRequest) and a table of status names. */
const UNUSED_IN_AXIOS: Record<string, string> = {
  './fetch.js': 'export const getFetch = () => null; export default null;',
  './helpers/HttpStatusCode.js': 'export default {};',
};

const leanAxios: Plugin = {
  name: 'lean-axios',
  enforce: 'pre',
  resolveId: (source, importer) => (source in UNUSED_IN_AXIOS && importer?.includes('/axios/lib/') === true ? `\0axios:${source}` : null),
  load: (id) => (id.startsWith('\0axios:') ? UNUSED_IN_AXIOS[id.slice('\0axios:'.length)] : null),
};

export default defineConfig({
  plugins: [react(), leanAxios, contractMock({ upstream: process.env.UPSTREAM, delay })],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: { port, strictPort: true, host: '127.0.0.1' },
  preview: { port, strictPort: true, host: '127.0.0.1', headers: { 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff' } },
  build: {
    target: 'es2022',
    manifest: true,
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
