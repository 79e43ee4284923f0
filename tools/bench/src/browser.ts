import { chromium } from '@playwright/test';

/** Launch options; `npm run bench` passes those of the tests. */
export interface BrowserLaunch {
  executablePath: string;
  args: string[];
}

/**
 * A whole browser loads lazy images within 1250 pixels on a fast connection; the build without a window does not know its connection, and would
 * load images that customers never fetch.
 */
export const LAZY_LIKE_A_WHOLE_BROWSER = '--blink-settings=lazyLoadingImageMarginPxUnknown=1250';

/** `CHROMIUM_PATH`, else Playwright's own Chromium. */
export const defaultBrowser = (): BrowserLaunch => ({
  executablePath: process.env.CHROMIUM_PATH ?? chromium.executablePath(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
