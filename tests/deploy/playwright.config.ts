import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/browser.ts';
import { ports } from './ports.ts';

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
  use: {
    baseURL: `http://127.0.0.1:${ports.site}`,
    launchOptions: launchOptions(),
    serviceWorkers: 'block',
    locale: 'zh-HK',
    timezoneId: 'Asia/Macau',
    viewport: { width: 1280, height: 900 },
  },
});
