import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/browser.ts';
import { choosePorts } from '../support/ports.ts';

const { site: PORT, gateway } = await choosePorts('PSEUDO_PORTS', ['site', 'gateway'], process.env.E2E_PORT);

/** `npx playwright test -c tests/pseudo`: the whole site in the pseudo-language (tools/build/src/pseudo.ts), built for it. */
export default defineConfig({
  testDir: '.',
  workers: 2,
  fullyParallel: true,
  timeout: 300_000,
  outputDir: '../../test-results/pseudo',
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: launchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    timezoneId: 'Asia/Macau',
    viewport: { width: 1280, height: 900 },
  },
  webServer: {
    command: 'vite build --logLevel warn && vite preview',
    cwd: '../..',
    port: PORT,
    env: { PORT: String(PORT), SITE_PAYMENT_GATEWAY_URL: `http://127.0.0.1:${gateway}`, PSEUDO: '1', DIST: 'dist-pseudo', PRERENDER_API: '' },
    timeout: 240_000,
    reuseExistingServer: process.env.E2E_PORT !== undefined && process.env.CI === undefined,
  },
});
