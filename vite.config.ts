import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractMock } from './mock-server/vite-plugin.ts';

const port = Number(process.env.PORT ?? 5173);
const upstream = process.env.UPSTREAM;

export default defineConfig({
  plugins: [react(), contractMock({ upstream, delay: process.env.MOCK_DELAY === undefined ? undefined : Number(process.env.MOCK_DELAY) })],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: { port, strictPort: true, host: '127.0.0.1' },
  preview: { port, strictPort: true, host: '127.0.0.1' },
  build: { target: 'es2022', manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
