import { defineConfig } from '@playwright/test';
import { siteConfig } from '../support/site-config.ts';
import { engines } from './engines.ts';
import type { EngineOptions } from './test.ts';

/** `npx playwright test -c tests/engines`: the production build on the mock, in the engines that Playwright cannot drive as they are installed. */
export default defineConfig<EngineOptions>(await siteConfig('engines'), {
  globalSetup: './engines.ts',
  fullyParallel: false,
  // An engine beside the other.
  workers: engines.length,
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: engines.map(({ name }) => ({ name, use: { engineName: name } })),
});
