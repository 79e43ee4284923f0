/** `npx node tests/screenshots/home.ts`: renews the README's picture, a desktop in English beside a phone in Chinese, of the production build on the mock. */
import { type Browser, chromium } from '@playwright/test';
import { preview } from 'vite';
import { launchOptions } from '../support/browser.ts';
import { freePort } from '../support/ports.ts';

async function shoot(browser: Browser, url: string, language: 'cn' | 'en', width: number, height: number): Promise<Buffer> {
  await using context = await browser.newContext({ viewport: { width, height }, colorScheme: 'light', reducedMotion: 'reduce', timezoneId: 'Asia/Macau' });
  const page = await context.newPage();
  await page.addInitScript((code) => localStorage.setItem('DefaultLanguage', code), language);
  await page.goto(url, { waitUntil: 'networkidle' });
  // What waits for the first movement.
  await page.mouse.move(4, 300);
  await page.mouse.move(8, 320);
  return await page.screenshot();
}

const port = await freePort();
const server = await preview({ preview: { port, strictPort: true }, logLevel: 'error' });
const browser = await chromium.launch(launchOptions());
try {
  const url = `http://127.0.0.1:${port}/`;
  const images = [await shoot(browser, url, 'en', 1280, 900), await shoot(browser, url, 'cn', 390, 844)].map(
    (picture) => `<img src="data:image/png;base64,${picture.toString('base64')}" style="height:612px;border-radius:12px;box-shadow:0 2px 12px #0003">`,
  );
  const page = await browser.newPage({ viewport: { width: 1280, height: 660 } });
  await page.setContent(`<body style="margin:0;padding:24px;display:flex;justify-content:space-between;background:#e4eaf4">${images.join('')}</body>`);
  await page.screenshot({ path: 'docs/home.png' });
} finally {
  await browser.close();
  await server.close();
}
