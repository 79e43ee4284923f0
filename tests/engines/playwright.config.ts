import { defineConfig } from '@playwright/test';
import { choosePorts } from '../support/ports.ts';
import { engines } from './engines.ts';
import type { EngineOptions } from './test.ts';

const { site: PORT, gateway } = await choosePorts('ENGINES_PORTS', ['site', 'gateway'], process.env.E2E_PORT);

/** `npx playwright test -c tests/engines`: the production build on the mock, in the engines that Playwright cannot drive as they are installed. */
export default defineConfig<EngineOptions>({
  testDir: '.',
  globalSetup: './engines.ts',
  forbidOnly: process.env.CI !== undefined,
  // An engine beside the other.
  workers: engines.length,
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: '../../test-results/engines',
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  use: { baseURL: `http://127.0.0.1:${PORT}` },
  projects: engines.map(({ name }) => ({ name, use: { engineName: name } })),
  webServer: {
    command: 'vite preview',
    cwd: '../..',
    port: PORT,
    env: { PORT: String(PORT), SITE_PAYMENT_GATEWAY_URL: `http://127.0.0.1:${gateway}` },
    reuseExistingServer: process.env.E2E_PORT !== undefined && process.env.CI === undefined,
  },
});
