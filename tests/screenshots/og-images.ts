/**
 * `npx node tests/screenshots/og-images.ts`: draws the pictures of link previews (1200 × 630) into the operator's `public/og` from the mock's pictures. They are committed,
 * because a build needs no browser; run it again when the art or the name changes.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { identity, palette } from '#operator';
import { brandFiles, brandFolder } from '../../brand/name.ts';
import { pictureFile } from '../../mock-server/images/files.ts';
import { launchOptions } from '../support/browser.ts';

/** Name of the picture, the drawing below it, what stands on it. */
const PICTURES = [
  ['site', 'banners/full-speed', '流動通訊服務', 'Mobile services in Macau'],
  ['plans', 'banners/plan-5g', '5G 月費計劃', '5G monthly plans'],
  ['phones', 'banners/vela-12-pro', '手機', 'Phones'],
  ['travel', 'banners/japan-korea', '漫遊及國際通話', 'Roaming and calls abroad'],
  ['business', 'sections/plan-shared', '企業服務', 'Business services'],
] as const;

/** The operator's own ground, instead of the mock's pictures. */
const own = `${brandFolder}/preview.svg`;

const MARK = readFileSync(`${brandFiles}/favicon.svg`, 'utf8').replace('<svg ', '<svg width="112" height="112" ');

mkdirSync(`${brandFiles}/og`, { recursive: true });
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [name, scene, chinese, english] of PICTURES) {
  const drawing = existsSync(own) ? readFileSync(own, 'utf8') : pictureFile(`/mock-assets/${scene}-wide.svg`);
  if (drawing === undefined) throw new Error(`No drawing of ${scene}`);
  const art = Buffer.from(drawing).toString('base64');
  await page.setContent(`<!doctype html><html lang="zh-Hant-MO"><style>
    body { margin: 0; width: 1200px; height: 630px; font: 500 44px/1.35 "Noto Sans CJK HK", "Noto Sans HK", sans-serif; color: #fff;
      background: ${palette.dark} url(data:image/svg+xml;base64,${art}) center / cover; }
    div { position: absolute; left: 72px; bottom: 64px; display: grid; gap: 20px; }
    b { font-size: 76px; line-height: 1.15; } p { margin: 0; }
  </style><div>${MARK}<b>${identity.name.cn} ${identity.name.en}</b><p>${chinese}<br>${english}</p></div></html>`);
  await page.screenshot({ path: `${brandFiles}/og/${name}.jpg`, type: 'jpeg', quality: 80 });
}
await browser.close();
