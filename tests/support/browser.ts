import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runProgram } from '@site/contract/programs.ts';

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
function findBrowser(): { path?: string } | undefined {
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

function attempt(command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  try {
    runProgram(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env }, timeout: 10 * 60_000 });
    return true;
  } catch {
    return false;
  }
}

function aptInstall(...packages: string[]): boolean {
  console.info(`Installing ${packages.join(' and ')} with apt-get …`);
  const install = () => attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { DEBIAN_FRONTEND: 'noninteractive' });
  return install() || (attempt('apt-get', ['update', '-qq']) && install());
}

/** Playwright's own browser where it can be downloaded, else Debian's with fonts for Chinese. Debian's headless build is preferred to its whole browser. */
function installBrowser(): void {
  const apt = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (findBrowser() === undefined) {
    console.info('Installing a browser with "playwright install chromium" …');
    attempt('playwright', ['install', 'chromium']);
    if (findBrowser() === undefined && apt && !aptInstall('chromium-headless-shell', 'chromium', 'fonts-noto-cjk')) aptInstall('chromium', 'fonts-noto-cjk');
  } else if (apt && process.env.CHROMIUM_PATH === undefined) {
    if (!existsSync(HEADLESS_SHELL)) aptInstall('chromium-headless-shell');
    if (findWholeBrowser() === undefined) aptInstall('chromium');
  }
}

/** The engines of tests/engines; where one is missing, its tests say so. */
function installEngines(): void {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  if (!existsSync('/usr/bin/firefox-esr') && !existsSync('/usr/bin/firefox')) aptInstall('firefox-esr');
  if (!existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/Xvfb')) aptInstall('webkit2gtk-driver', 'xvfb');
}

/** Finds a browser for the browser tests, with `install` installs one, and ends the program with the commands to run when there is none. */
export function ensureBrowser(install: boolean): void {
  if (install) {
    installBrowser();
    installEngines();
  }
  if (findBrowser() !== undefined) return;
  console.error(
    'The browser tests need Chromium, and none was found. Install one (npx playwright install chromium; Debian, as root: apt-get install ' +
      'chromium-headless-shell fonts-noto-cjk), let npm test do it (npm test -- --install), or name it (CHROMIUM_PATH=/path npm test).',
  );
  process.exit(1);
}
