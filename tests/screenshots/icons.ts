/**
 * `npx node tests/screenshots/icons.ts`: draws the icons of the installed site into the operator's `public/icons` from its `public/favicon.svg`. They are committed,
 * because a build needs no browser; run it again when the drawing changes.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { brandFiles } from '../../brand/name.ts';
import { launchOptions } from '../support/browser.ts';

/** Name, size in pixels, and share of the drawing: a maskable icon is cut to any shape within its inner 80 %, and iOS rounds the corners itself. */
const ICONS = [
  ['icon-192', 192, 1],
  ['icon-512', 512, 1],
  ['maskable-512', 512, 0.8],
  ['apple-180', 180, 0.9],
] as const;

const drawing = readFileSync(`${brandFiles}/favicon.svg`, 'utf8');
const ground = /<rect[^>]* fill="([^"]+)"/.exec(drawing)?.[1];
if (ground === undefined) throw new Error('favicon.svg has no ground');

mkdirSync(`${brandFiles}/icons`, { recursive: true });
const browser = await chromium.launch(launchOptions());
for (const [name, size, share] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>
    body { display: grid; place-items: center; height: ${size}px; margin: 0; background: ${share < 1 ? ground : 'transparent'}; }
    svg { width: ${size * share}px; height: ${size * share}px; }
  </style>${drawing}`);
  await page.screenshot({ path: `${brandFiles}/icons/${name}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
