import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { HEADLESS_SHELL, launchOptions } from '../support/browser.ts';

/** Major version of the Chromium that took the committed pictures: another one draws other pixels. */
const CHROMIUM = 156;
/** One of the fonts that fonts.conf gives to the browser. */
const FONT = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';

const isSameBrowser = () =>
  process.arch === 'x64' &&
  launchOptions().executablePath === HEADLESS_SHELL &&
  spawnSync(HEADLESS_SHELL, ['--version'], { encoding: 'utf8' }).stdout.includes(` ${CHROMIUM}.`);

/** Why this machine cannot compare pictures, if so. */
export const notComparable =
  existsSync(FONT) && isSameBrowser() ? undefined : `they need ${HEADLESS_SHELL} ${CHROMIUM} on x64 and ${FONT} (apt-get install fonts-noto-cjk)`;

/** Says aloud what is not checked. */
export default function sayNotComparable(): void {
  if (notComparable !== undefined) console.info(`NOT CHECKED: pictures of the pages: ${notComparable}`);
}
