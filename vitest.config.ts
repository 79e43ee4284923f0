import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    include: ['{src,mock-server,scripts,tools,tests/contract}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Every core: by default one is left free, which on two cores means one test file at a time.
    maxWorkers: '100%',
    restoreMocks: true,
    unstubGlobals: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
