import { existsSync } from 'node:fs';
import { type BrowserLaunch, LAZY_LIKE_A_WHOLE_BROWSER } from '../browser.ts';
import type { Engine, MissingEngine } from './engine.ts';
import { OLD_CHROMIUMS, oldChromium } from './old-chromium.ts';
import { puppeteerEngine } from './puppeteer-engine.ts';
import { webkitEngine } from './webkit.ts';

const firstOf = (...places: (string | undefined)[]) => places.find((place) => place !== undefined && existsSync(place));

/** A whole browser, as customers have it: the build without a window is another program. */
function currentChromium(launch: BrowserLaunch): Engine | MissingEngine {
  const executablePath = firstOf(process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome-stable', launch.executablePath);
  if (executablePath === undefined) return { name: 'Chromium', install: 'apt-get install chromium, or CHROMIUM_PATH' };
  return puppeteerEngine('Chromium', { executablePath, args: launch.args, headless: executablePath.endsWith('shell') ? 'shell' : true });
}

function olderChromium(release: string, { args }: BrowserLaunch): Engine | MissingEngine {
  const [major = ''] = release.split('.');
  const name = `Chromium ${major}`;
  if (!existsSync(oldChromium(release))) return { name, install: 'npm run bench -- engines --download' };
  // Its graphics library is in another archive, which is not unpacked.
  return puppeteerEngine(name, { executablePath: oldChromium(release), args: [...args, LAZY_LIKE_A_WHOLE_BROWSER, '--disable-gpu'], headless: 'shell' });
}

function firefox(): Engine | MissingEngine {
  const executablePath = firstOf(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox');
  if (executablePath === undefined) return { name: 'Firefox', install: 'apt-get install firefox-esr, or FIREFOX_PATH' };
  return puppeteerEngine('Firefox', { browser: 'firefox', executablePath, headless: true });
}

function webkit(): Engine | MissingEngine {
  const folder = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
  const browser = firstOf(process.env.WEBKIT_PATH, ...['6.0', '4.1', '4.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`));
  const [driver, display] = [firstOf('/usr/bin/WebKitWebDriver'), firstOf('/usr/bin/Xvfb')];
  if (browser === undefined || driver === undefined || display === undefined) return { name: 'WebKit', install: 'apt-get install webkit2gtk-driver xvfb' };
  return webkitEngine({ browser, driver, display });
}

/** The engines that customers have, in the order of the tables: current Chromium, older ones, Firefox, WebKit. */
export function findEngines(launch: BrowserLaunch): (Engine | MissingEngine)[] {
  return [currentChromium(launch), ...OLD_CHROMIUMS.map((release) => olderChromium(release, launch)), firefox(), webkit()];
}
