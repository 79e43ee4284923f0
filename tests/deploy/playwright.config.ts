import { defineConfig } from '@playwright/test';
import { device } from '../support/site-config.ts';
import { ports } from './start.ts';

/** `npx playwright test -c tests/deploy`: the real nginx with the configuration of deploy/, on the build, in front of the mock. */
export default defineConfig({
  testDir: '.',
  globalSetup: './start.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 3,
  timeout: 30_000,
  expect: { timeout: 8000 },
  outputDir: '../../test-results/deploy',
  reporter: [['list'], ['json', { outputFile: '../../test-results/deploy.json' }]],
  use: { ...device, baseURL: `http://127.0.0.1:${ports.site}` },
});
