/**
 * `npx node tests/screenshots/og-images.ts`: draws the pictures of link previews (1200 × 630) into `public/og` from the site's own art. They are committed,
 * because a build needs no browser; run it again when the art or the name changes.
 */
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { renderImage } from '../../mock-server/images/index.ts';
import { launchOptions } from '../support/browser.ts';

/** Name of the picture, scene of the drawing, what stands on it. */
const PICTURES = [
  ['farol', 'full-speed', '流動通訊服務', 'Mobile services in Macau'],
  ['plans', 'plan-5g', '5G 月費計劃', '5G monthly plans'],
  ['phones', 'vela-12-pro', '手機', 'Phones'],
  ['travel', 'japan-korea', '漫遊及國際通話', 'Roaming and calls abroad'],
  ['business', 'plan-shared', '商業服務', 'Business services'],
] as const;

const MARK = `<svg viewBox="0 0 40 40" width="112" height="112"><rect width="40" height="40" rx="10" fill="#1b45c4"/>
<path d="M12.6 14H18L19.8 33H10.8ZM20.3 18H28V23H20.8Z" fill="#fff"/>
<path d="M11.4 12V9.6A3.9 3.9 0 0 1 19.2 9.6V12ZM21.4 8.4 32 6V14.4L21.4 12Z" fill="#ffb224"/></svg>`;

mkdirSync('public/og', { recursive: true });
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [name, scene, chinese, english] of PICTURES) {
  const drawing = renderImage(`/mock-assets/banners/${scene}-wide.svg`, new URLSearchParams());
  if (drawing === undefined) throw new Error(`No drawing of ${scene}`);
  const art = Buffer.from(drawing.body).toString('base64');
  await page.setContent(`<!doctype html><html lang="zh-Hant-MO"><style>
    body { margin: 0; width: 1200px; height: 630px; font: 500 44px/1.35 "Noto Sans CJK HK", "Noto Sans HK", sans-serif; color: #fff;
      background: #0e1a33 url(data:image/svg+xml;base64,${art}) center / cover; }
    div { position: absolute; left: 72px; bottom: 64px; display: grid; gap: 20px; }
    b { font-size: 76px; line-height: 1.15; } p { margin: 0; }
  </style><div>${MARK}<b>燈塔電訊 Farol</b><p>${chinese}<br>${english}</p></div></html>`);
  await page.screenshot({ path: `public/og/${name}.jpg`, type: 'jpeg', quality: 80 });
}
await browser.close();
