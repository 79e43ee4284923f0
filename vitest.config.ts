import { fileURLToPath } from 'node:url';
import { operatorMessages } from '@site/build/messages.ts';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { aliasesOf, brandAliases, brandName, operators } from './brand/name.ts';

/** Shared by the projects below and by vitest.mutation.config.ts. */
export const shared = {
  environment: 'node',
  // For a busy machine.
  testTimeout: 20_000,
  restoreMocks: true,
  unstubGlobals: true,
  css: { modules: { classNameStrategy: 'non-scoped' } },
} as const;

/** Programs that are started and copied again and again, of tools that seldom change: left to `npx vitest run` and `npm test -- --full` (docs/decisions/0021). */
const REPEATED_STARTS = ['tools/conformance/src/{main,manners,restore}.test.ts', 'tests/contract/mock-code-reload.test.ts'];

export default defineConfig({
  plugins: [react(), operatorMessages],
  resolve: { alias: [{ find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) }, ...brandAliases] },
  test: {
    // Every core: by default one is left free, which on two cores means one test file at a time.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'site',
          include: ['src/**/*.test.{ts,tsx}'],
          // A fresh context of a running worker instead of a process for each file: a third of the processor time.
          pool: 'vmForks',
          setupFiles: ['tests/support/broadcast-channel.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'contract and tools',
          include: ['{brand,openapi,mock-server,scripts,tools,tests/contract}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...(process.env.SAMPLED === undefined ? [] : REPEATED_STARTS)],
          // The contract is bundled and compiled once a worker instead of once a file: a third less processor time. The files pass in any order
          // (--sequence.shuffle.files).
          isolate: false,
        },
      },
      // What holds for every operator's catalogue and customers, with the other operators.
      ...operators
        .filter((name) => name !== brandName)
        .map((name) => ({
          extends: true as const,
          resolve: { alias: aliasesOf(fileURLToPath(new URL(`brand/${name}`, import.meta.url))) },
          test: { ...shared, name, env: { BRAND: name }, include: ['tests/contract/{ledger,products}.test.ts'] },
        })),
    ],
  },
});
