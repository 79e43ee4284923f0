import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { languages } from '../../openapi/languages.ts';
import { visitableAccountRoutes, visitableRoutes } from '../../src/app/visitable-routes.ts';
import type { Messages } from '../../src/i18n/types.ts';
import { postpaid } from '../support/log-in.ts';
import { expect, messages, test } from '../support/site.ts';

/** The language that the copy has and this project has not. */
const third = languages.at(-1) ?? languages[0];
const frame = JSON.parse(readFileSync('src/i18n/locales/pt/common.json', 'utf8')) as Messages['common'];
const news = JSON.parse(readFileSync('src/i18n/locales/pt/news.json', 'utf8')) as Messages['news'];

/** Chinese in a place that says to be in another language; the switch and the names of shops say what they are. */
const strayChinese = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || element.closest('script, style, noscript, svg, [lang^=zh]') !== null) continue;
      if (/\p{Script=Han}/u.test(node.textContent ?? '')) found.push(node.textContent?.trim().slice(0, 60) ?? '');
    }
    return found;
  });

async function walk(page: Page, routes: readonly { path: string }[]): Promise<void> {
  for (const { path } of routes) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('html'), path).toHaveAttribute('lang', third.tag);
    await expect(page.getByRole('link', { name: frame.skip }), path).toBeAttached();
    await expect(page.locator('main[aria-busy=true], main [aria-busy=true]'), path).toHaveCount(0);
    // News is translated; every other page is in the language that stands in, and says so.
    const own = path.startsWith('/news') ? null : 'en';
    expect(await page.getByRole('main').first().getAttribute('lang'), path).toBe(own);
    // Neither a key nor a placeholder.
    await expect(page.getByText(/^[a-z]\w*(?:\.\w+)+$|\{\{/), path).toHaveCount(0);
    expect(await strayChinese(page), path).toEqual([]);
  }
}

test('the switch has three languages, and every public page is shown', async ({ page }) => {
  await page.goto('/index');
  const names = page.getByRole('group', { name: messages('cn', 'common').language.label }).getByRole('button');
  await expect(names.filter({ visible: true })).toHaveCount(languages.length);
  await names
    .and(page.getByRole('button', { name: third.name }))
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('link', { name: frame.skip })).toBeAttached();
  await expect(page.getByRole('main').first()).toHaveAttribute('lang', 'en');
  await walk(page, visitableRoutes);
  await page.goto('/news');
  await expect(page.getByRole('heading', { level: 1, name: news.title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${news.title} `));
});

test('a prerendered page is in the language of its address', async ({ request }) => {
  const html = await (await request.get(`/news?lang=${third.address}`)).text();
  expect(html).toContain(`<html lang="${third.tag}"`);
  expect(html).toContain(`>${news.title}</h1>`);
});

test('every page of a customer is shown', async ({ page, rememberCustomer }) => {
  await rememberCustomer(postpaid);
  await page.goto(`/index?lang=${third.address}`);
  await walk(page, visitableAccountRoutes);
});
