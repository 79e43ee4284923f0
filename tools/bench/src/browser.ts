import { chromium } from '@playwright/test';

/** Launch options; `npm run bench` passes those of the tests. */
export interface BrowserLaunch {
  executablePath: string;
  args: string[];
}

/** `CHROMIUM_PATH`, else Playwright's own Chromium. */
export const defaultBrowser = (): BrowserLaunch => ({
  executablePath: process.env.CHROMIUM_PATH ?? chromium.executablePath(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
