import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/browser.ts';

/** First of four ports; another one lets two checkouts run their tests at the same time. */
const BASE_PORT = Number(process.env.E2E_PORT ?? 4173);
/** The production build on the mock. */
const SITE = BASE_PORT;
/** The development server: the design catalogue and the contract warnings. */
const DEVELOPMENT = BASE_PORT + 1;
/** The half-finished backend behind the development server. */
const BACKEND = BASE_PORT + 2;
/** The static demo on a plain file server. */
const DEMO = BASE_PORT + 3;

const browser = launchOptions();
const reuseExistingServer = process.env.CI === undefined;
const servers = {
  site: [{ command: 'vite preview', port: SITE, env: { PORT: String(SITE) }, reuseExistingServer }],
  demo: [{ command: 'node demo/serve.ts', port: DEMO, env: { PORT: String(DEMO) }, reuseExistingServer }],
  development: [
    { command: 'node tests/support/defective-backend.ts', port: BACKEND, env: { PORT: String(BACKEND) }, reuseExistingServer },
    { command: 'vite', port: DEVELOPMENT, env: { PORT: String(DEVELOPMENT), UPSTREAM: `http://127.0.0.1:${BACKEND}` }, reuseExistingServer },
  ],
};
/** With `--project=<name>` only the servers of that project start. */
const only = process.argv.find((argument) => argument.startsWith('--project='))?.slice('--project='.length);

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'safety/**/*.spec.ts'],
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: process.env.CI === undefined ? 0 : 2,
  // Three keep two cores busy; a fourth makes nothing faster and every test slower.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 8000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // No page lives long enough for optimized code to pay: without it, the tests take a twentieth less time.
    launchOptions: { ...browser, args: [...browser.args, '--js-flags=--no-opt --no-maglev'] },
    locale: 'zh-HK',
    timezoneId: 'Asia/Macau',
    colorScheme: 'light',
    // Colours that are still fading have no contrast worth measuring, and frames cost a tenth of the processor time: tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would answer before `page.route` sees the request; offline.spec.ts allows it, and the demo is one.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    viewport: { width: 1280, height: 900 },
  },
  projects: [
    { name: 'site', testIgnore: ['**/development.spec.ts', '**/demo.spec.ts'], use: { baseURL: `http://127.0.0.1:${SITE}` } },
    { name: 'development', testMatch: '**/development.spec.ts', use: { baseURL: `http://127.0.0.1:${DEVELOPMENT}` } },
    { name: 'demo', testMatch: '**/demo.spec.ts', use: { baseURL: `http://127.0.0.1:${DEMO}`, serviceWorkers: 'allow' } },
  ],
  webServer: Object.entries(servers).flatMap(([project, own]) => (only === undefined || only === project ? own : [])),
});
