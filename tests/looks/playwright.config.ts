import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/browser.ts';
import { siteConfig } from '../support/site-config.ts';

/**
 * `npx playwright test -c tests/looks`: committed pictures and ARIA snapshots of the production build on the mock, at a fixed moment.
 * `--update-snapshots` renews those that differ.
 */
export default defineConfig(await siteConfig('looks', { env: { CLOCK: 'fixed', NODE_OPTIONS: '--import=./tests/looks/fixed-clock.ts' } }), {
  globalSetup: './reference.ts',
  expect: {
    timeout: 15_000,
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/snapshots/{arg}{ext}', children: 'deep-equal' },
    toHaveScreenshot: { pathTemplate: '{testDir}/pictures/{arg}{ext}', threshold: 0.05, maxDiffPixels: 8, scale: 'css', animations: 'disabled', caret: 'hide' },
  },
  timeout: 60_000,
  use: {
    launchOptions: { ...launchOptions(), env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL('./fonts.conf', import.meta.url)) } },
    deviceScaleFactor: 1,
  },
});
