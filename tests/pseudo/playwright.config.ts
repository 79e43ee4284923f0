import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/browser.ts';

const PORT = Number(process.env.E2E_PORT ?? 4173) + 5;

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
    env: { PORT: String(PORT), PSEUDO: '1', DIST: 'dist-pseudo', PRERENDER_API: '' },
    timeout: 240_000,
    reuseExistingServer: process.env.CI === undefined,
  },
});
