import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's build of Chromium without a window: the same engine for less processor time than the whole browser. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Paths of a Chromium other than Playwright's own. */
const PLACES = [
  process.env.CHROMIUM_PATH,
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Features that are switched off. A whole browser renders two hidden pages of its address bar beside every tab, which costs as much processor time
 * as the tab. Playwright switches off the others: its list is replaced by this one, not joined with it (playwright-core, chromiumSwitches.ts).
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Playwright's own browser (no path needed), one of the machine, or none. */
export function findBrowser(): { path?: string } | undefined {
  if (process.env.CHROMIUM_PATH === undefined && existsSync(chromium.executablePath())) return {};
  const path = PLACES.find((place) => place !== undefined && existsSync(place));
  return path === undefined ? undefined : { path };
}

/** A whole browser: the headless build has no back/forward cache. */
export function findWholeBrowser(): string | undefined {
  return [chromium.executablePath(), ...PLACES].find((place) => place !== undefined && place !== HEADLESS_SHELL && existsSync(place));
}

/** Launch options that work on a desktop, in a container and as root, without background requests of the browser. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const browser = findBrowser();
  const asRoot = process.getuid?.() === 0;
  return {
    ...(browser?.path === undefined ? {} : { executablePath: browser.path }),
    args: [
      ...(asRoot ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
      '--font-render-hinting=none',
      `--disable-features=${DISABLED_FEATURES.join(',')}`,
    ],
  };
}
