import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../support/browser.ts';

/** Fonts that fonts.conf gives to the browser. */
const FONTS = '/usr/share/fonts/opentype/noto/*.ttc';
/** What the committed pictures were taken with. */
const RECORD = new URL('./pictures/environment.json', import.meta.url);

/** What decides which pixels a page has, besides the page. */
interface Environment {
  /** Program and major version: others differ in antialiasing. */
  browser: string;
  system: string;
  /** Start of the SHA-256 of each file. */
  fonts: Record<string, string>;
}

async function environmentHere(): Promise<Environment> {
  const options = launchOptions();
  const browser = await chromium.launch(options);
  const [version] = browser.version().split('.');
  await browser.close();
  const files = globSync(FONTS).sort();
  return {
    browser: `${basename(options.executablePath ?? chromium.executablePath())} ${version}`,
    system: `${process.platform} ${process.arch}`,
    fonts: Object.fromEntries(files.map((file) => [basename(file), createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)])),
  };
}

/** Records this environment. */
export async function recordEnvironment(): Promise<void> {
  writeFileSync(RECORD, `${JSON.stringify(await environmentHere(), null, 2)}\n`);
}

/** Why the pictures cannot be compared here, if so. */
export async function otherEnvironment(): Promise<string | undefined> {
  if (!existsSync(RECORD)) return 'there is no record of what the pictures were taken with';
  const taken = JSON.parse(readFileSync(RECORD, 'utf8')) as Environment;
  const here = await environmentHere();
  if (here.system !== taken.system) return `they were taken on ${taken.system}, this is ${here.system}`;
  if (here.browser !== taken.browser) return `they were taken with ${taken.browser}, this is ${here.browser}`;
  if (JSON.stringify(here.fonts) !== JSON.stringify(taken.fonts))
    return 'they need the fonts of tests/looks/pictures/environment.json (apt-get install fonts-noto-cjk)';
  return undefined;
}
