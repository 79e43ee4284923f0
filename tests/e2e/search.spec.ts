import type { Page } from '@playwright/test';
import { content } from '#operator';
import { ADDED, AREA, FULL_ONLY, inTurn } from '../support/full.ts';
import { expect, expectAccessible, expectFits, FAILED_RESOURCE, fill, messages, sent, test } from '../support/site.ts';

const SEARCH = '**/api/search/keyword?*';

interface Result {
  title: string;
  content: string;
  jumpurl: string;
  isfullurl: number;
}

interface Pages {
  total: number;
  totalPages: number;
  rows: Result[];
}

/** What an action makes the site search for, and what came back. */
async function searched(page: Page, act: () => Promise<unknown>) {
  const answered = page.waitForResponse(SEARCH);
  await act();
  const response = await answered;
  const url = new URL(response.url());
  expect(response.request().method()).toBe('GET');
  expect(url.pathname).toBe('/api/search/keyword');
  expect([...url.searchParams.keys()].sort()).toEqual(['keyword', 'page', 't']);
  return {
    keyword: url.searchParams.get('keyword'),
    page: url.searchParams.get('page'),
    pages: (await response.json()).data.pages as Pages,
  };
}

const address = (keyWord: string, page: number) => `/keyWordSearch?${new URLSearchParams({ keyWord, page: String(page) })}`;
const results = (page: Page) => page.getByRole('main').getByRole('article');

for (const language of inTurn('en')) {
  const search = messages(language, 'search');
  const common = messages(language, 'common');
  // Words that are found on two pages in either language.
  const word = '5G';

  test.describe(`search in ${language}`, () => {
    test.beforeEach(async ({ setLocale }) => setLocale(language));

    test('a visitor searches from the header and sees what was found', {
      tag: [ADDED, '@ROUTE-05', '@ROLE-01', '@SEARCH-01', '@SEARCH-03', '@SEARCH-06'],
    }, async ({ page }) => {
      await page.goto('/news');
      const field = page.getByRole('banner').getByRole('searchbox');
      await field.fill(word);
      const { keyword, page: requested, pages } = await searched(page, () => field.press('Enter'));
      expect([keyword, requested]).toEqual([word, '1']);
      await expect(page).toHaveURL(address(word, 1));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(search.title);
      await expect(page).toHaveTitle(new RegExp(fill(search.titleFor, { keyWord: word })));
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(word);
      await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: fill(search.found_other, { count: pages.total, keyWord: word }) })).toBeVisible();

      await expect(results(page)).toHaveCount(pages.rows.length);
      for (const [at, { title, content, jumpurl }] of pages.rows.entries()) {
        const result = results(page).nth(at);
        await expect(result.getByRole('link')).toHaveText(title);
        await expect(result.getByRole('link')).toHaveAttribute('href', jumpurl);
        await expect(result.getByText(content)).toBeVisible();
        // The keyword is marked wherever it occurs, and nothing else is.
        const marks = await result.locator('mark').allTextContents();
        expect(marks.length).toBe(`${title}\n${content}`.toLowerCase().split(word.toLowerCase()).length - 1);
        for (const mark of marks) expect(mark.toLowerCase()).toBe(word.toLowerCase());
      }

      // What each result is, the figure of the first as the best answer.
      const kinds = language === 'cn' ? /^(網頁|月費計劃|手機|收費|優惠|最新消息|活動|企業)/ : /^(Page|Monthly plan|Phone|Charges|Offer|News|Event|Business)/;
      await expect(results(page).first()).toHaveText(language === 'cn' ? /^最相關：月費計劃.*每月 MOP\$98$/ : /^Top result: Monthly plan.*MOP\$98 a month$/);
      await expect(results(page).nth(1)).toHaveText(kinds);

      const first = pages.rows[0] as Result;
      await results(page).first().getByRole('link').click();
      await expect(page).toHaveURL(first.jumpurl);
    });

    test('ten results a page; another page is read anew', { tag: ['@SEARCH-01', '@SEARCH-04', '@SEARCH-05', '@SHELL-18'] }, async ({ page }) => {
      const first = await searched(page, () => page.goto(address(word, 1)));
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
      await expect(page).toHaveURL(address(word, 2));
      await expect(results(page).getByRole('link')).toHaveText(second.pages.rows.map(({ title }) => title));
      // A new page begins at its top, with the focus on the line above the results.
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      const heading = page.getByRole('heading', { level: 2 }).filter({ hasText: fill(search.page, { page: 2, pages: second.pages.totalPages }) });
      await expect(heading).toBeFocused();

      const last = await searched(page, () => page.goto(address(word, first.pages.totalPages)));
      await expect(results(page)).toHaveCount(last.pages.total - 10 * (last.pages.totalPages - 1));
      await page.goBack();
      await expect(page).toHaveURL(address(word, 2));
      await page.goBack();
      await expect(page).toHaveURL(address(word, 1));
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
      for (const [typed, synonym] of language === 'cn'
        ? [['資費', '月費計劃']]
        : [
            ['unlock code', 'SIM card'],
            ['上台', 'with a plan'],
          ]) {
        const answered = page.waitForResponse((response) => new URL(response.url()).searchParams.get('keyword') === synonym);
        await page.goto(address(typed as string, 1));
        const { pages } = (await (await answered).json()).data as { pages: Pages };
        expect(pages.total, synonym).toBeGreaterThan(0);
        await expect(page).toHaveURL(address(typed as string, 1));
        const note = page
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: language === 'cn' ? '沒有頁面提及' : 'No page contains' });
        await expect(note).toContainText(typed as string);
        await expect(note).toContainText(synonym as string);
        await expect(results(page).getByRole('link')).toHaveText(pages.rows.map(({ title }) => title));
      }
      await page.goto(address(language === 'cn' ? '解鎖碼' : 'unlock code', 1));
      await expect(results(page).first().locator('mark').first()).toHaveText(language === 'cn' ? /卡/ : 'SIM card');
      // What the keyword itself finds needs no other word.
      const keywords: (string | null)[] = [];
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname === '/api/search/keyword') keywords.push(searchParams.get('keyword'));
      });
      await page.goto(address('eSIM', 1));
      await expect(results(page).first()).toContainText('eSIM');
      expect(keywords).toEqual(['eSIM']);
      // A customer whose SIM card is locked gets the answer, not pages that mention SIM cards.
      await page.goto(address('PUK', 1));
      await expect(results(page).first().getByRole('link')).toHaveAttribute('href', '/info');
      await expectAccessible(page);
    });

    test('a search that fails says so and is tried again', async ({ page, scenario, expectConsoleErrors }) => {
      expectConsoleErrors(FAILED_RESOURCE);
      await scenario('searchResults', { code: 500 });
      await page.goto(address(word, 1));
      await expect(page.getByRole('heading', { name: common.failure.panelTitle })).toBeVisible();
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(word);
      await scenario('searchResults');
      await page.getByRole('button', { name: common.failure.retry }).click();
      await expect(results(page)).toHaveCount(10);
    });
  });
}

test.describe('search', () => {
  const search = messages('cn', 'search');

  test('without a keyword nothing is requested and the way leads to /404', { tag: '@SEARCH-02' }, async ({ page, calls }) => {
    for (const path of ['/keyWordSearch', '/keyWordSearch?keyWord=&page=1', '/keyWordSearch?keyWord=%20%20']) {
      await page.goto(path);
      await expect(page).toHaveURL('/404');
    }
    expect((await calls()).filter(({ operationId }) => operationId === 'searchResults')).toEqual([]);
  });

  test('the example of an empty response leads to /404', { tag: ['@SEARCH-02', AREA] }, async ({ page, scenario }) => {
    await scenario('searchResults', { example: 'empty' });
    await page.goto(address('5G', 1));
    await expect(page).toHaveURL('/404');
  });

  test('another word from the page itself; an empty field leads nowhere', async ({ page, calls }) => {
    await page.goto(address('5G', 2));
    await expect(results(page).first()).toBeVisible();
    const field = page.getByRole('main').getByRole('searchbox');
    const before = sent(await calls(), 'searchResults');
    await field.fill('  ');
    await field.press('Enter');
    await expect(page.getByText(search.field.missing)).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(sent(await calls(), 'searchResults')).toBe(before);

    await field.fill(' 漫遊 ');
    const { keyword, page: requested } = await searched(page, () =>
      page.getByRole('main').getByRole('button', { name: search.field.submit, exact: true }).click(),
    );
    expect([keyword, requested]).toEqual(['漫遊', '1']);
    await expect(page).toHaveURL(address('漫遊', 1));
    await expect(field).toHaveValue('漫遊');
    await expect(page.getByRole('heading', { level: 2, name: '漫遊' })).toBeFocused();
    await page.goBack();
    await expect(field).toHaveValue('5G');
  });

  test('a page behind the last one becomes the last', async ({ page }) => {
    const { pages } = await searched(page, () => page.goto(address('5G', 900)));
    expect(pages.rows).toEqual([]);
    await expect(page).toHaveURL(address('5G', pages.totalPages));
    await expect(results(page).first()).toBeVisible();
    // What is no page is the first.
    const { page: requested } = await searched(page, () => page.goto('/keyWordSearch?keyWord=5G&page=first'));
    expect(requested).toBe('1');
  });

  test('phones go to a page by its number', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address('5G', 1));
    await expect(results(page)).toHaveCount(10);
    const input = page.getByLabel(messages('cn', 'common').pager.input);
    await input.fill('3');
    const { page: requested } = await searched(page, () => input.press('Enter'));
    expect(requested).toBe('3');
    await expect(page).toHaveURL(address('5G', 3));
  });

  test('results that lead to one page are all there, and signs are only signs', async ({ page }) => {
    const shared = await searched(page, () => page.goto(address('公司', 1)));
    const targets = shared.pages.rows.map(({ jumpurl }) => jumpurl);
    expect(new Set(targets).size).toBeLessThan(targets.length);
    await expect(results(page)).toHaveCount(targets.length);
    await expect(results(page).getByRole('link')).toHaveText(shared.pages.rows.map(({ title }) => title));

    const money = await searched(page, () => page.goto(address('MOP$98', 1)));
    expect(money.pages.total).toBeGreaterThan(0);
    await expect(results(page).first().locator('mark').first()).toHaveText('MOP$98');
  });

  test('keys alone: from a result to the next page', async ({ page }) => {
    await page.goto(address('5G', 1));
    await expect(results(page)).toHaveCount(10);
    await page.getByRole('main').getByRole('searchbox').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(results(page).first().getByRole('link')).toBeFocused();
    await results(page).last().getByRole('link').focus();
    // The way back is off on the first page.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: fill(messages('cn', 'common').pager.page, { page: 2 }), exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address('5G', 2));
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: '5G' })).toBeFocused();
  });

  test('while another page is on its way, total and pager stay', async ({ page, scenario }) => {
    const { pages } = await searched(page, () => page.goto(address('5G', 1)));
    await expect(results(page)).toHaveCount(10);
    await scenario('searchResults', { delay: 1200 });
    await page.getByRole('button', { name: fill(messages('cn', 'common').pager.page, { page: 2 }), exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: search.loading })).toBeAttached();
    await expect(results(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: fill(search.found_other, { count: pages.total, keyWord: '5G' }) })).toBeVisible();
    await expect(page.getByRole('navigation', { name: messages('cn', 'common').pager.label })).toBeAttached();
    await expect(results(page)).toHaveCount(10);
  });

  test('a switch of language searches again in the other one', async ({ page }) => {
    await page.goto(address('5G', 1));
    await expect(results(page)).toHaveCount(10);
    const { pages } = await searched(page, () => page.getByRole('banner').getByRole('button', { name: 'English' }).click());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages('en', 'search').title);
    await expect(results(page).getByRole('link')).toHaveText(pages.rows.map(({ title }) => title));
  });

  test('results are accessible in both themes and fit small screens', { tag: FULL_ONLY }, async ({ page }) => {
    await page.goto(address('5G', 1));
    await expect(results(page)).toHaveCount(10);
    await expectFits(page);
    await page.goto(address('M'.repeat(100), 1));
    await expect(page).toHaveURL('/404');
  });
});
