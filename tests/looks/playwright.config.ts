import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/browser.ts';
import { choosePorts } from '../support/ports.ts';

const { site: PORT, gateway } = await choosePorts('LOOKS_PORTS', ['site', 'gateway'], process.env.E2E_PORT);

/**
 * `npx playwright test -c tests/looks`: committed pictures and ARIA snapshots of the production build on the mock, at a fixed moment.
 * `--update-snapshots` renews those that differ.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './reference.ts',
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  outputDir: '../../test-results/looks',
  reporter: [['list'], ['json', { outputFile: '../../test-results/looks.json' }]],
  expect: {
    timeout: 15_000,
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/snapshots/{arg}{ext}', children: 'deep-equal' },
    toHaveScreenshot: { pathTemplate: '{testDir}/pictures/{arg}{ext}', threshold: 0.05, maxDiffPixels: 8, scale: 'css', animations: 'disabled', caret: 'hide' },
  },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: { ...launchOptions(), env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL('./fonts.conf', import.meta.url)) } },
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    locale: 'zh-HK',
    timezoneId: 'Asia/Macau',
    deviceScaleFactor: 1,
  },
  webServer: {
    command: 'vite preview',
    cwd: '../..',
    port: PORT,
    env: { PORT: String(PORT), SITE_PAYMENT_GATEWAY_URL: `http://127.0.0.1:${gateway}`, CLOCK: 'fixed', NODE_OPTIONS: '--import=./tests/looks/fixed-clock.ts' },
    reuseExistingServer: process.env.E2E_PORT !== undefined && process.env.CI === undefined,
  },
});
