import { chromium } from '@playwright/test';

/** How a browser is started; `npm run bench` passes the one that the tests use. */
export interface BrowserLaunch {
  executablePath: string;
  args: string[];
}

/** `CHROMIUM_PATH`, else Playwright's own Chromium. */
export const defaultBrowser = (): BrowserLaunch => ({
  executablePath: process.env.CHROMIUM_PATH ?? chromium.executablePath(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
