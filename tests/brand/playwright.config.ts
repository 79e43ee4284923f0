import { defineConfig } from '@playwright/test';
import { operators } from '../../brand/name.ts';
import { launchOptions } from '../support/browser.ts';
import { choosePorts } from '../support/ports.ts';

const { site: PORT, gateway } = await choosePorts('BRAND_PORTS', ['site', 'gateway'], process.env.E2E_PORT);
const steps = ['vite build --logLevel warn', 'node tools/build/src/main.ts prerender', 'node tools/build/src/main.ts worker'];

/** `npx playwright test -c tests/brand`: the site of the second operator, built and used. Its own run, because it needs a build of its own: one to two minutes. */
process.env.BRAND = operators[1];
process.env.DIST = `dist-${operators[1]}`;

export default defineConfig({
  testDir: '.',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  outputDir: '../../test-results/brand',
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: launchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    locale: 'zh-HK',
    timezoneId: 'Asia/Macau',
    viewport: { width: 1280, height: 900 },
  },
  webServer: {
    command: `${steps.join(' && ')} && vite preview`,
    cwd: '../..',
    port: PORT,
    env: {
      PORT: String(PORT),
      SITE_PAYMENT_GATEWAY_URL: `http://127.0.0.1:${gateway}`,
      PRERENDER_API: 'mock',
      SITE_URL: 'https://www.second-operator.example',
    },
    timeout: 540_000,
    reuseExistingServer: process.env.E2E_PORT !== undefined && process.env.CI === undefined,
  },
});
