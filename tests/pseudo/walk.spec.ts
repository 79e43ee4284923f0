import type { Page, Response } from '@playwright/test';
import { content } from '#operator';
import { shops } from '#shops';
import { languages } from '../../openapi/languages.ts';
import { visitableAccountRoutes, visitableRoutes } from '../../src/app/visitable-routes.ts';
import { brand, money } from '../../src/brand/brand.ts';
import { logIn, postpaid, prepaid } from '../support/log-in.ts';
import { layoutFaults } from '../support/page-checks.ts';
import { expect, test } from '../support/site.ts';

const WIDTHS = [390, 1280];

/** Words of three plain letters and more: the pseudo-language has none. */
const wordsIn = (text: string): string[] => text.match(/[A-Za-z]{3,}/g) ?? [];

const year = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month + 1))).concat(
  Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, day + 1))),
);
const dates = languages.flatMap(({ dates }) =>
  year.flatMap((day) => (['long', 'short'] as const).map((style) => day.toLocaleDateString(dates, { month: style, weekday: style }))),
);
/** What is no message: names, units and dates. */
const NAMES = new Set(wordsIn([JSON.stringify([brand, money, shops, languages, content.billName]), ...dates, 'MiB KiB GHz'].join(' ')));

/** Words on the page, visible or for assistive technology, that come from neither the messages nor the server. */
async function untranslated(page: Page, fromServer: ReadonlySet<string>): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element === null || element.closest('script, style, noscript, svg, [lang]:not(html):not([lang=en])') !== null) continue;
      if (node instanceof Element)
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) found.push(node.getAttribute(name) ?? '');
      else found.push(node.textContent ?? '');
    }
    return [document.title, ...found].filter((text) => text.trim() !== '');
  });
  const isForeign = (word: string) => !NAMES.has(word) && !fromServer.has(word.toLowerCase());
  return [...new Set(texts.filter((text) => wordsIn(text).some(isForeign)))];
}

async function faultsOf(page: Page, path: string): Promise<string[]> {
  const fromServer = new Set<string>();
  const reads: Promise<void>[] = [];
  const remember = async (response: Response): Promise<void> => {
    for (const word of wordsIn((await response.text().catch(() => '')).replace(/\\[nrt]/g, ' '))) fromServer.add(word.toLowerCase());
  };
  page.on('response', (response) => {
    if (response.url().includes('/api/')) reads.push(remember(response));
  });
  const faults: string[] = [];
  for (const width of WIDTHS) {
    // Before the page, whose carousels would still be moving to their new places.
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('main').first()).toContainText('⟦');
    // What the server says is as long as it is.
    const own = (await layoutFaults(page)).filter((fault) => fault.includes('⟦') || fault.startsWith('the page'));
    for (const fault of own) faults.push(`${path} at ${width}: ${fault}`);
    await Promise.all(reads);
    for (const text of await untranslated(page, fromServer)) faults.push(`${path} at ${width}: untranslated: ${text.trim().slice(0, 80)}`);
  }
  return faults;
}

for (const [turn, { id, path }] of [...visitableRoutes, ...visitableAccountRoutes].entries())
  test(`${id} in the pseudo-language`, async ({ page, setLocale, rememberCustomer }) => {
    await setLocale('en');
    if (turn >= visitableRoutes.length) await rememberCustomer(postpaid);
    expect(await faultsOf(page, path)).toEqual([]);
  });

test('the pages of a prepaid customer in the pseudo-language', async ({ page }) => {
  await page.goto('/index');
  await logIn(page, prepaid);
  await expect(page).toHaveURL(/\/prepaid/);
  await page.goto('/prepaid?lang=en_US');
  for (const path of ['/prepaid', '/account/accountSettings/0', '/account/usageRecord/2']) expect(await faultsOf(page, path)).toEqual([]);
});
