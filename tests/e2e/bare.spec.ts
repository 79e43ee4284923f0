import type { Page } from '@playwright/test';
import { visitableRoutes } from '../../src/app/visitable-routes.ts';
import { TYPED_NEXT, walkAccount } from '../support/account-walk.ts';
import { ALWAYS, everyNth, languagesOfThisRun } from '../support/full.ts';
import { oneBill, postpaid, prepaid, threeG } from '../support/log-in.ts';
import { expectReady } from '../support/page-checks.ts';
import { openPlaces } from '../support/places.ts';
import { expect, revealSections, test } from '../support/site.ts';

/** Words of a program that a missing field leaves behind. */
const LEFT_BEHIND = /\bundefined\b|\bNaN\b|\bnull\b|\[object |\{\{|\}\}|Invalid Date/;

/**
 * What a page shows because a field was expected that is not there: boxes without content, headings of nothing, words of a program, pictures without an
 * address, links to nowhere.
 */
async function gapsOf(page: Page): Promise<string[]> {
  return page.evaluate((leftBehind) => {
    const nameOf = (element: Element) => `<${element.localName}> ${element.outerHTML.slice(0, 160)}`;
    const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().height > 0;
    const SHOWS = 'img, svg, canvas, iframe, input, select, textarea, meter, progress, [role=meter], hr, video';
    const isEmpty = (element: Element) => element.textContent?.trim() === '' && !element.matches(SHOWS) && element.querySelector(SHOWS) === null;
    const found: string[] = [];
    const main = document.querySelector('main') ?? document.body;
    for (const element of main.querySelectorAll(
      'article, li, dt, dd, p, h1, h2, h3, h4, a, button, summary, caption, th, td, table, ul, ol, dl, figure, label, legend',
    ))
      if (
        isShown(element) &&
        isEmpty(element) &&
        element.closest('[aria-hidden=true]') === null &&
        !element.getAttribute('aria-label') &&
        element.role !== 'status' &&
        element.role !== 'alert'
      )
        found.push(`empty: ${nameOf(element)}`);
    for (const heading of main.querySelectorAll('h2, h3, h4')) {
      const box = heading.closest('section, article, [role=region], [role=tabpanel], details, aside') ?? main;
      if (isShown(heading) && box.textContent?.trim() === heading.textContent?.trim() && box.querySelector(SHOWS) === null)
        found.push(`heading of nothing: ${nameOf(heading)}`);
    }
    for (const link of main.querySelectorAll('a')) if (isShown(link) && !link.getAttribute('href')) found.push(`link to nowhere: ${nameOf(link)}`);
    for (const image of main.querySelectorAll('img'))
      if (isShown(image) && !image.getAttribute('src')) found.push(`picture without an address: ${nameOf(image)}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? '';
      if (new RegExp(leftBehind).test(text) && !walker.currentNode.parentElement?.closest('script, style, noscript'))
        found.push(`words of a program: ${text.slice(0, 120)}`);
    }
    for (const element of document.querySelectorAll('[aria-label], [alt], [title]'))
      for (const name of ['aria-label', 'alt', 'title'])
        if (new RegExp(leftBehind).test(element.getAttribute(name) ?? '')) found.push(`words of a program in ${name}: ${nameOf(element)}`);
    return found;
  }, LEFT_BEHIND.source);
}

/** Looks at the whole page, with what it folds. */
async function expectNoGaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) (details as HTMLDetailsElement).open = true;
  });
  expect(await gapsOf(page)).toEqual([]);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
  expect(await page.title()).not.toMatch(LEFT_BEHIND);
}

/** A backend with exactly the fields of the specification: the mock with `--bare`. */
test.describe('a bare backend', { tag: ALWAYS }, () => {
  for (const language of languagesOfThisRun('cn')) {
    for (const [turn, { id, path }] of visitableRoutes.entries()) {
      test(`${id} in ${language} has no gap`, everyNth(3, turn + 1), async ({ page, setLocale }) => {
        await setLocale(language);
        await page.goto(path);
        if (id === 'home') await revealSections(page);
        await expectReady(page, language);
        await expectNoGaps(page);
      });
    }
  }

  for (const [turn, [name, persona]] of Object.entries({ postpaid, oneBill, prepaid, threeG }).entries()) {
    test(`what the customer ${name} opens in the account area has no gap`, everyNth(2, turn), async ({ page, rememberCustomer }) => {
      test.setTimeout(180_000);
      await openPlaces(page);
      await rememberCustomer(persona);
      await walkAccount(page, persona, { whole: true, typed: TYPED_NEXT, seen: () => expectNoGaps(page) });
    });
  }
});
