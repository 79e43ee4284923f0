import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './browser.ts';

function attempt(command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env }, timeout: 10 * 60_000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds a browser for the end-to-end tests, or installs one: Playwright's own where it can be downloaded, else Debian's with fonts for
 * Chinese. Ends the program with a sentence when neither works.
 */
export function ensureBrowser(): void {
  const apt = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (findBrowser() === undefined) {
    console.log('No browser found: installing one …');
    const installed = attempt('playwright', ['install', 'chromium']);
    if ((!installed || findBrowser() === undefined) && apt) {
      attempt('apt-get', ['update', '-qq']);
      attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], { DEBIAN_FRONTEND: 'noninteractive' });
    }
  }
  if (findBrowser() === undefined) {
    console.error('The end-to-end tests need Chromium and none could be installed. Install Chrome or Chromium, or name it: CHROMIUM_PATH=/path npm test');
    process.exit(1);
  }
}
