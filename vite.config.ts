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

/** What every page needs before anything else, in one file: it compresses better than ten, and stays cached when the site changes. */
const VENDOR = /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|axios|i18next|react-i18next|use-sync-external-store)[\\/]/;

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
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'vendor', test: VENDOR }] } } },
  },
});
