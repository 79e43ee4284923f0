import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandFiles } from '../../../brand/name.ts';

/** The baseline is built for the same browsers as the site, with Vite's defaults for the rest. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: brandFiles,
  plugins: [react()],
  build: { target: 'es2022', emptyOutDir: true, assetsInlineLimit: 0 },
});
