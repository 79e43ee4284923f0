/**
 * `npx node tests/screenshots/pages.ts`: pictures of the production build on the mock. Without options it renews the README's picture, a desktop in English beside a phone in Chinese; `--all` takes every
 * route at 390 and 1280, in both languages, light and dark, into `.cache/screenshots`; `--only home,account-bills` limits it to some routes.
 * The account's pages are seen as the first of the mock's customers sees them, or as `--customer 66882345` does.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium, request } from '@playwright/test';
import { preview } from 'vite';
import { personas } from '../../mock-server/personas.ts';
import { accountRoutes, visitableRoutes } from '../../src/app/visitable-routes.ts';
import { launchOptions } from '../support/browser.ts';
import { choosePorts } from '../support/ports.ts';
import { sessionOf } from '../support/session.ts';

const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, only: { type: 'string' }, base: { type: 'string' }, customer: { type: 'string' } },
});

const FOLDER = '.cache/screenshots';
const { site: PORT } = await choosePorts('SCREENSHOT_PORTS', ['site']);
/** The mock's world of the pictures: the log-in and the pages must be in the same one. */
const WORLD = 'screenshots';

interface Shot {
  path: string;
  file?: string;
  width: number;
  language: 'cn' | 'en';
  theme: 'light' | 'dark';
  whole: boolean;
  stored?: Record<string, string>;
}

/** What a browser keeps of the customer after the log-in. */
async function logIn(base: string): Promise<Record<string, string>> {
  const customer = personas.find(({ mobileNo }) => values.customer === undefined || mobileNo === values.customer);
  if (customer === undefined) throw new Error(`The mock has no customer ${values.customer}`);
  await using context = await request.newContext({ baseURL: base });
  return sessionOf(context, customer, WORLD);
}

async function shoot(browser: Browser, base: string, { path, file, width, language, theme, whole, stored = {} }: Shot): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 844 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Macau',
    deviceScaleFactor: 1,
  });
  await context.addCookies([{ name: 'mock-sandbox', value: WORLD, url: base }]);
  const page = await context.newPage();
  await page.addInitScript(
    (values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    },
    { ...stored, DefaultLanguage: language },
  );
  await page.goto(base + path, { waitUntil: 'networkidle' });
  await page.mouse.move(4, 300);
  await page.mouse.move(8, 320);
  if (whole) {
    // Lazy pictures load when they come near; walk down once.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        window.scrollTo(0, y);
        await new Promise((done) => setTimeout(done, 60));
      }
      window.scrollTo(0, 0);
    });
    await page.waitForLoadState('networkidle');
  }
  const picture = await page.screenshot({ ...(file !== undefined && { path: file }), fullPage: whole });
  await context.close();
  return picture;
}

/** The pictures beside each other, all of one height. */
async function shootBeside(browser: Browser, pictures: readonly Buffer[], file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 660 } });
  const images = pictures.map(
    (picture) => `<img src="data:image/png;base64,${picture.toString('base64')}" style="height:612px;border-radius:12px;box-shadow:0 2px 12px #0003">`,
  );
  await page.setContent(`<body style="margin:0;padding:24px;display:flex;justify-content:space-between;background:#e4eaf4">${images.join('')}</body>`);
  await page.screenshot({ path: file });
}

const server = values.base === undefined ? await preview({ preview: { port: PORT, strictPort: true }, logLevel: 'error' }) : undefined;
const base = values.base ?? `http://127.0.0.1:${PORT}`;
const browser = await chromium.launch(launchOptions());
try {
  if (values.all || values.only !== undefined) {
    mkdirSync(FOLDER, { recursive: true });
    const only = values.only?.split(',');
    const session = await logIn(base);
    for (const { id, path } of [...visitableRoutes, ...accountRoutes].filter((route) => only === undefined || only.includes(route.id))) {
      const stored = id.startsWith('account-') ? session : {};
      for (const language of ['cn', 'en'] as const) {
        for (const theme of ['light', 'dark'] as const) {
          for (const width of [390, 1280]) {
            const file = `${FOLDER}/${id}-${width}-${language}-${theme}.png`;
            await shoot(browser, base, { path, file, width, language, theme, whole: true, stored });
            console.log(file);
          }
        }
      }
    }
  } else {
    const first = { path: '/', theme: 'light', whole: false } as const;
    const desktop = await shoot(browser, base, { ...first, width: 1280, language: 'en' });
    const phone = await shoot(browser, base, { ...first, width: 390, language: 'cn' });
    await shootBeside(browser, [desktop, phone], 'docs/home.png');
    console.log('docs/home.png');
  }
} finally {
  await browser.close();
  await server?.close();
}
