import { fileURLToPath } from 'node:url';
import { operatorMessages } from '@site/build/operator-messages.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { brandAliases } from './brand/aliases.ts';

export default defineConfig({
  plugins: [react(), operatorMessages],
  resolve: { alias: [{ find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) }, ...brandAliases] },
  test: {
    include: ['{brand,openapi,src,mock-server,scripts,tools,tests/contract}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Every core: by default one is left free, which on two cores means one test file at a time.
    maxWorkers: '100%',
    // Modules are loaded once for all files of a worker: half the processor time. A file that changes a module's state puts it back.
    isolate: false,
    // For a busy machine.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
