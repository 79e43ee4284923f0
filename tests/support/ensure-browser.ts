import { existsSync } from 'node:fs';
import { runProgram } from '@site/contract/programs.ts';
import { findBrowser, findWholeBrowser, HEADLESS_SHELL } from './browser.ts';

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
