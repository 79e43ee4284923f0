import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, HEADLESS_SHELL } from './browser.ts';

function attempt(command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env }, timeout: 10 * 60_000 });
    return true;
  } catch {
    return false;
  }
}

function aptInstall(...packages: string[]): boolean {
  const install = () => attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { DEBIAN_FRONTEND: 'noninteractive' });
  return install() || (attempt('apt-get', ['update', '-qq']) && install());
}

/**
 * Finds a browser for the end-to-end tests, or installs one: Playwright's own where it can be downloaded, else Debian's with fonts for
 * Chinese. A Debian machine of a continuous integration, which is nobody's desktop, gets the build without a window even when it has
 * another. Ends the program with a sentence when nothing works.
 */
export function ensureBrowser(): void {
  const apt = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  const unattended = process.env.CI !== undefined || !process.stdout.isTTY;
  if (findBrowser() === undefined) {
    console.log('No browser found: installing one …');
    attempt('playwright', ['install', 'chromium']);
    if (findBrowser() === undefined && apt && !aptInstall('chromium-headless-shell', 'fonts-noto-cjk')) aptInstall('chromium', 'fonts-noto-cjk');
  } else if (apt && unattended && process.env.CHROMIUM_PATH === undefined && !existsSync(HEADLESS_SHELL)) {
    aptInstall('chromium-headless-shell');
  }
  if (findBrowser() === undefined) {
    console.error('The end-to-end tests need Chromium and none could be installed. Install Chrome or Chromium, or name it: CHROMIUM_PATH=/path npm test');
    process.exit(1);
  }
}
