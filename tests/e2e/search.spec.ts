import type { Page } from '@playwright/test';
import { catalogue, content } from '#operator';
import type { SearchPages } from '../../openapi/generated/model.ts';
import { paths } from '../../src/lib/paths.ts';
import { readOf } from '../support/calls.ts';
import { ADDED } from '../support/full.ts';
import { expect, expectAccessible, fill, inLanguages, messages, test } from '../support/site.ts';

/** What an action makes the site search for, and what came back. */
async function searched(page: Page, act: () => Promise<unknown>) {
  const { sent, data } = await readOf(page, '**/api/search/keyword?*', act, ['keyword', 'page', 't']);
  return { keyword: sent.get('keyword'), page: sent.get('page'), pages: (data as SearchPages).pages };
}

const results = (page: Page) => page.getByRole('main').getByRole('article');

inLanguages('en', 'search', (language) => {
  const search = messages(language, 'search');
  const common = messages(language, 'common');
  // Words that are found on two pages in either language.
  const word = '5G';

  test('a visitor searches from the header and sees what was found', {
    tag: [ADDED, '@ROUTE-05', '@ROLE-01', '@SEARCH-01', '@SEARCH-03', '@SEARCH-06'],
  }, async ({ page }) => {
    await page.goto('/news');
    const field = page.getByRole('banner').getByRole('searchbox');
    await field.fill(word);
    const { keyword, page: requested, pages } = await searched(page, () => field.press('Enter'));
    expect([keyword, requested]).toEqual([word, '1']);
    await expect(page).toHaveURL(paths.search(word, 1));
    await expect(page).toHaveTitle(new RegExp(fill(search.titleFor, { keyWord: word })));
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(word);
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: fill(search.found_other, { count: pages.total, keyWord: word }) })).toBeVisible();

    await expect(results(page)).toHaveCount(pages.rows.length);
    for (const [at, { title, content, jumpurl }] of pages.rows.entries()) {
      const result = results(page).nth(at);
      await expect(result.getByRole('link')).toHaveText(title);
      await expect(result.getByRole('link')).toHaveAttribute('href', jumpurl);
      await expect(result.getByText(content)).toBeVisible();
      // The marks: result-list.test.tsx.
    }

    // What each result is, the figure of the first as the best answer.
    const kinds = language === 'cn' ? /^(網頁|月費計劃|手機|收費|優惠|最新消息|活動|企業)/ : /^(Page|Monthly plan|Phone|Charges|Offer|News|Event|Business)/;
    const fee = catalogue.sections[0]?.plans[0]?.fee;
    await expect(results(page).first()).toHaveText(
      new RegExp(language === 'cn' ? String.raw`^月費計劃.*每月 MOP\$${fee}$` : String.raw`^Monthly plan.*MOP\$${fee} a month$`),
    );
    await expect(results(page).nth(1)).toHaveText(kinds);

    await results(page).first().getByRole('link').click();
    await expect(page).toHaveURL(pages.rows[0]?.jumpurl ?? '-');
  });

  test('ten results a page; another page is read anew', { tag: ['@SEARCH-01', '@SEARCH-04', '@SEARCH-05', '@SHELL-18'] }, async ({ page }) => {
    const first = await searched(page, () => page.goto(paths.search(word, 1)));
    expect(first.pages.totalPages).toBeGreaterThan(1);
    await expect(results(page)).toHaveCount(10);
    const trail = page.getByRole('navigation', { name: common.trail });
    await expect(trail.getByRole('link')).toHaveText([language === 'cn' ? '首頁' : 'Home']);
    await expect(trail.getByRole('link')).toHaveAttribute('href', '/index');
    const pager = page.getByRole('navigation', { name: common.pager.label });
    await expect(pager.getByRole('button', { name: fill(common.pager.page, { page: 1 }), exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(pager.getByRole('button', { name: fill(common.pager.page, { page: first.pages.totalPages }), exact: true })).toBeVisible();

    await pager.scrollIntoViewIfNeeded();
    const second = await searched(page, () => pager.getByRole('button', { name: fill(common.pager.page, { page: 2 }), exact: true }).click());
    expect([second.keyword, second.page]).toEqual([word, '2']);
    await expect(page).toHaveURL(paths.search(word, 2));
    await expect(results(page).getByRole('link')).toHaveText(second.pages.rows.map(({ title }) => title));
    // A new page begins at its top, with the focus on the line above the results.
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const heading = page.getByRole('heading', { level: 2 }).filter({ hasText: fill(search.page, { page: 2, pages: second.pages.totalPages }) });
    await expect(heading).toBeFocused();

    const last = await searched(page, () => page.goto(paths.search(word, first.pages.totalPages)));
    await expect(results(page)).toHaveCount(last.pages.total - 10 * (last.pages.totalPages - 1));
    await page.goBack();
    await expect(page).toHaveURL(paths.search(word, 2));
    await page.goBack();
    await expect(page).toHaveURL(paths.search(word, 1));
    await expect(results(page).getByRole('link')).toHaveText(first.pages.rows.map(({ title }) => title));
  });

  test('nothing found leads to /404, from where one searches again', { tag: ['@SEARCH-02', '@SHELL-23', '@ERR-08'] }, async ({ page }) => {
    await page.goto('/news');
    const field = page.getByRole('banner').getByRole('searchbox');
    await field.fill('zzzzzz');
    const { pages } = await searched(page, () => field.press('Enter'));
    expect(pages).toEqual({ total: 0, totalPages: 0, rows: [] });
    await expect(page).toHaveURL('/404');
    const main = page.getByRole('main');
    // The page of unknown addresses says here what was searched for, also after a reload.
    for (const reload of [false, true]) {
      if (reload) await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(language === 'cn' ? '找不到與「zzzzzz」有關的內容' : 'Nothing found for “zzzzzz”');
      await expect(page.getByRole('navigation', { name: common.trail })).toHaveText(`${common.home}${language === 'cn' ? '搜尋結果' : 'Search results'}`);
      await expect(main).toContainText(language === 'cn' ? '請檢查關鍵字，或換一個字詞再試' : 'Check the spelling, or try another word');
      await expect(main.getByRole('searchbox')).toHaveValue('zzzzzz');
    }
    await expect(main.getByRole('link', { name: new RegExp(`^${common.chat}`) })).toHaveAttribute('href', `https://chat.${content.domain}`);
    // Back leads to where one came from, not into the same again.
    await page.goBack();
    await expect(page).toHaveURL('/news');
  });

  test('a word that no page contains shows what the server finds for one that means the same, and says so', async ({ page }) => {
    const [typed, synonym] = language === 'cn' ? ['資費', '月費計劃'] : ['unlock code', 'SIM card'];
    const answered = page.waitForResponse((response) => new URL(response.url()).searchParams.get('keyword') === synonym);
    await page.goto(paths.search(typed, 1));
    const { pages } = (await (await answered).json()).data as SearchPages;
    await expect(page).toHaveURL(paths.search(typed, 1));
    const note = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: language === 'cn' ? '沒有頁面提及' : 'No page contains' });
    await expect(note).toContainText(typed);
    await expect(note).toContainText(synonym);
    await expect(results(page).getByRole('link')).toHaveText(pages.rows.map(({ title }) => title));
    await expect(results(page).locator('mark').filter({ hasText: synonym }).first()).toBeVisible();
    await expectAccessible(page);
  });
});

const search = messages('cn', 'search');

test('without a keyword nothing is requested and the way leads to /404', { tag: '@SEARCH-02' }, async ({ page, calls }) => {
  for (const path of ['/keyWordSearch', '/keyWordSearch?keyWord=&page=1', '/keyWordSearch?keyWord=%20%20']) {
    await page.goto(path);
    await expect(page).toHaveURL('/404');
  }
  expect((await calls()).filter(({ operationId }) => operationId === 'searchResults')).toEqual([]);
});

test('another word from the page itself; an empty field leads nowhere', async ({ page }) => {
  await page.goto(paths.search('5G', 2));
  await expect(results(page).first()).toBeVisible();
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('  ');
  await field.press('Enter');
  await expect(page.getByText(search.field.missing)).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(' 漫遊 ');
  const { keyword, page: requested } = await searched(page, () => field.press('Enter'));
  expect([keyword, requested]).toEqual(['漫遊', '1']);
  await expect(page).toHaveURL(paths.search('漫遊', 1));
  await page.goBack();
  await expect(field).toHaveValue('5G');
});
