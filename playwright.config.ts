import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.ts';

/** The production build on the mock: what customers get. */
const SITE = 4173;
/** The development server: the design catalogue and the contract warnings. */
const DEVELOPMENT = 4174;
/** The half-finished backend that the development server asks first. */
const BACKEND = 4175;
/** The static demo on a plain file server. */
const DEMO = 4176;

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'safety/**/*.spec.ts'],
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: process.env.CI === undefined ? 0 : 2,
  // Most of a test's time is waiting: four at once keep two cores busy.
  workers: 4,
  timeout: 60_000,
  expect: { timeout: 8000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    launchOptions: launchOptions(),
    locale: 'zh-HK',
    timezoneId: 'Asia/Macau',
    colorScheme: 'light',
    trace: 'on-first-retry',
    viewport: { width: 1280, height: 900 },
  },
  projects: [
    { name: 'site', testIgnore: ['**/development.spec.ts', '**/demo.spec.ts'], use: { baseURL: `http://127.0.0.1:${SITE}` } },
    { name: 'development', testMatch: '**/development.spec.ts', use: { baseURL: `http://127.0.0.1:${DEVELOPMENT}` } },
    { name: 'demo', testMatch: '**/demo.spec.ts', use: { baseURL: `http://127.0.0.1:${DEMO}` } },
  ],
  webServer: [
    { command: 'node tests/support/faulty-backend.ts', port: BACKEND, env: { PORT: String(BACKEND) }, reuseExistingServer: process.env.CI === undefined },
    { command: 'node demo/serve.ts', port: DEMO, env: { PORT: String(DEMO) }, reuseExistingServer: process.env.CI === undefined },
    { command: 'vite preview', port: SITE, env: { PORT: String(SITE) }, reuseExistingServer: process.env.CI === undefined },
    {
      command: 'vite',
      port: DEVELOPMENT,
      env: { PORT: String(DEVELOPMENT), UPSTREAM: `http://127.0.0.1:${BACKEND}` },
      reuseExistingServer: process.env.CI === undefined,
    },
  ],
});
