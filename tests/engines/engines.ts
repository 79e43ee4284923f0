import { existsSync } from 'node:fs';
import type { Engine, MissingEngine } from './drivers/engine.ts';
import { firefoxEngine } from './drivers/firefox.ts';
import { webkitEngine } from './drivers/webkit.ts';

const firstOf = (...places: (string | undefined)[]) => places.find((place) => place !== undefined && existsSync(place));

function firefox(): Engine | MissingEngine {
  const executablePath = firstOf(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox');
  if (executablePath === undefined) return { name: 'Firefox', install: 'apt-get install firefox-esr, or FIREFOX_PATH' };
  return firefoxEngine(executablePath);
}

function webkit(): Engine | MissingEngine {
  const folder = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
  const browser = firstOf(process.env.WEBKIT_PATH, ...['6.0', '4.1', '4.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`));
  const [driver, display] = [firstOf('/usr/bin/WebKitWebDriver'), firstOf('/usr/bin/Xvfb')];
  if (browser === undefined || driver === undefined || display === undefined) return { name: 'WebKit', install: 'apt-get install webkit2gtk-driver xvfb' };
  return webkitEngine({ browser, driver, display });
}

/** The engines besides Chromium, which the other browser tests use. Each can be started, or says how to install it. */
export const engines = [firefox(), webkit()];

/** Says aloud which engines are missing. */
export default function sayMissing(): void {
  for (const engine of engines) if ('install' in engine) console.info(`NOT CHECKED: ${engine.name} (${engine.install})`);
}
