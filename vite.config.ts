import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractMock } from './mock-server/vite-plugin.ts';

const port = Number(process.env.PORT ?? 5173);
const delay = process.env.MOCK_DELAY === undefined ? undefined : Number(process.env.MOCK_DELAY);

/** The policy that the built site must live under; `vite preview` serves it so that every end-to-end test does, too. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ');

/**
 * How modules are put into files. What every page needs comes in two (libraries, which stay cached when the site changes, and the shell);
 * small parts that the same pages share come together, because twenty tiny files compress worse than one. The threshold is in bytes.
 */
const CHUNKS = [
  { name: 'vendor', test: /node_modules/, tags: ['$initial' as const] },
  { name: 'site', tags: ['$initial' as const] },
  { name: 'parts', test: /src[\\/](?:api|brand|components|forms|lib|ui)[\\/]/, entriesAware: true, entriesAwareMergeThreshold: 6000 },
];

export default defineConfig({
  plugins: [react(), contractMock({ upstream: process.env.UPSTREAM, delay })],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: { port, strictPort: true, host: '127.0.0.1' },
  preview: { port, strictPort: true, host: '127.0.0.1', headers: { 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff' } },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
