import type { Page } from '@playwright/test';
import type { NewsItem } from '../../openapi/generated/model.ts';
import { readOf } from '../support/calls.ts';
import { ADDED } from '../support/full.ts';
import { expect, inLanguages, messages, test } from '../support/site.ts';

const LIST = '**/api/news/newslist?*';
const ITEM = '**/api/news/getnewslist/*';

/** Opens the news and returns what the server sent. */
const openNews = async (page: Page): Promise<NewsItem[]> => (await readOf(page, LIST, () => page.goto('/news'))).data;

const row = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

inLanguages('cn', 'news', (language) => {
  const common = messages(language, 'common');

  test('a visitor reads an item in a dialog over the list', { tag: [ADDED, '@ROLE-01', '@NEWS-01', '@NEWS-02', '@NEWS-03', '@NEWS-04'] }, async ({ page }) => {
    const items = await openNews(page);
    const rows = page.getByRole('main').getByRole('listitem').locator('a[aria-haspopup=dialog]');
    await expect(rows).toHaveCount(items.length);
    // Newest first, as the server sends them.
    const days = items.map(({ postedAt }) => postedAt);
    expect(days).toEqual(days.toSorted().reverse());
    for (const [at, { name, postedAt, topic, summary }] of items.entries()) {
      await expect(rows.nth(at)).toContainText(`${topic}${name}${summary}`);
      await expect(rows.nth(at).locator('time')).toHaveAttribute('datetime', postedAt);
      const [year = '', , day] = postedAt.split('-');
      await expect(rows.nth(at).locator('time')).toContainText(year);
      await expect(rows.nth(at).locator('time')).toContainText(language === 'cn' ? `月${Number(day)}日` : `${Number(day)} `);
    }

    const item = items[2] as NewsItem;
    const { path, data } = await readOf(page, ITEM, () => rows.nth(2).click());
    expect(path).toBe(`/api/news/getnewslist/${item.id}`);
    const [answer] = data as NewsItem[];
    const dialog = page.getByRole('dialog', { name: answer?.name ?? '' });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('time')).toHaveAttribute('datetime', answer?.postedAt ?? '');
    const paragraph = /<p>([^<]{10,})/.exec(answer?.content ?? '')?.[1] ?? '';
    await expect(dialog.getByText(paragraph).first()).toBeVisible();
    await expect(page).toHaveURL(`/news?id=${item.id}`);
    await expect(page).toHaveTitle(new RegExp((answer?.name ?? '').replace(/[$]/g, '\\$&')));

    await dialog.getByRole('button', { name: common.close }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/news');
    await expect(rows.nth(2)).toBeFocused();
  });
});

test('the first element of the response is what the dialog shows', { tag: '@NEWS-04' }, async ({ page, scenario }) => {
  // The example is another item than the one that is requested.
  await scenario('newsItem', { example: 'cn' });
  const items = await openNews(page);
  const other = items.at(-1) as NewsItem;
  const [first] = (await readOf(page, ITEM, () => row(page, other.name).click())).data as NewsItem[];
  expect(first?.id).not.toBe(other.id);
  await expect(page.getByRole('dialog', { name: first?.name ?? '' })).toBeVisible();
});

test('an item has its own URL: shared, reloaded, closed by Back and opened by Forward; it is printed whole', async ({ page, context }) => {
  const items = await openNews(page);
  const item = items[4] as NewsItem;
  await row(page, item.name).click();
  const dialog = page.getByRole('dialog', { name: item.name });
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/news');
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog).toBeVisible();

  // Opened by its URL: closing leads to the list, not out of the site.
  const shared = await context.newPage();
  await shared.goto(`/news?id=${item.id}`);
  const sharedDialog = shared.getByRole('dialog', { name: item.name });
  await expect(sharedDialog).toBeVisible();
  await shared.keyboard.press('Escape');
  await expect(sharedDialog).toBeHidden();
  await expect(shared).toHaveURL('/news');
  await expect(row(shared, item.name)).toBeFocused();

  await shared.setViewportSize({ width: 800, height: 400 });
  await shared.goto(`/news?id=${items.find(({ content }) => content.includes('<table'))?.id}`);
  const open = shared.getByRole('dialog');
  await expect(open.locator('table')).toBeVisible();
  await shared.emulateMedia({ media: 'print' });
  const { shown, whole } = await open.evaluate((box) => ({ shown: box.clientHeight, whole: box.scrollHeight }));
  expect(whole - shown).toBeLessThanOrEqual(1);
  await expect(open.getByRole('button', { name: messages('cn', 'common').close })).toBeHidden();
  // The list behind it stays away.
  await expect(shared.locator('a[aria-haspopup=dialog]').first()).toBeHidden();
});
