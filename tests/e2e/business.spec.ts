import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readOf } from '../support/calls.ts';
import { ADDED, AREA_RUN } from '../support/full.ts';
import { expect, fill, inLanguages, messages, PHONE, test } from '../support/site.ts';

const CATEGORIES = '**/api/business/listBusinessplanCategory?*';
const PLANS = '**/api/business/gtBusinessplanInfobyId/*';
const ACTIVITIES = '**/api/business/listenterpriseactivity?*';
const ACTIVITY = '**/api/business/getinfobyid/*';

/** A section or card by the name that its heading gives it. */
const article = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

inLanguages('en', 'business', (language) => {
  const { plans, activities, activity, event } = messages(language, 'business');

  test('a visitor sees the categories and the plans of each; the URL keeps the chosen one, and Back leads out of it', {
    tag: ['@ROLE-01', '@BIZ-01', '@BIZ-03', '@BIZ-06', '@BIZ-07'],
  }, async ({ page }) => {
    const firstPlans = page.waitForResponse(PLANS);
    const { path, data: categories } = await readOf(page, CATEGORIES, () => page.goto('/business'));
    expect(path).toBe('/api/business/listBusinessplanCategory');
    const tabs = page.getByRole('tablist', { name: plans.tabs }).getByRole('tab');
    await expect(tabs).toHaveText(categories.map(({ name }: { name: string }) => name));
    expect(new URL((await firstPlans).url()).pathname).toBe(`/api/business/gtBusinessplanInfobyId/${categories[0].id}`);

    const { path: plansPath, data } = await readOf(page, PLANS, () => tabs.nth(1).click());
    expect(plansPath).toBe(`/api/business/gtBusinessplanInfobyId/${categories[1].id}`);
    await expect(page.getByRole('tabpanel', { name: categories[1].name }).getByRole('article')).toHaveCount(data.length);
    for (const { title, explan, mainableArr, link } of data) {
      const card = article(page, title);
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(title);
      await expect(card.getByText(explan)).toBeVisible();
      await expect(card.getByRole('listitem')).toHaveText(mainableArr);
      await expect(card.getByRole('link')).toHaveAttribute('href', link ?? 'tel:1118');
      await expect(card.getByRole('link')).toContainText(link === undefined ? fill(plans.call, { hotline: '1118' }) : plans.enquire);
      if (link !== undefined) await expect(card.getByRole('link')).toHaveAttribute('target', '_blank');
    }

    await expect(page).toHaveURL(`/business?id=${categories[1].id}`);
    await page.reload();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page).toHaveURL('/business');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    // A URL with a category that is gone shows the first.
    await page.goto('/business?id=9999');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  });

  test('a visitor reads an activity and goes back to the list', { tag: [ADDED, '@BIZ-02', '@BIZ-04', '@BIZ-05', '@BIZ-08', '@BIZ-09'] }, async ({ page }) => {
    const list = await readOf(page, ACTIVITIES, () => page.goto('/businessActivity'));
    expect(list.path).toBe('/api/business/listenterpriseactivity');
    const titles: string[] = list.data.map(({ title }: { title: string }) => title);
    const group = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('heading', { level: 3 });
    await expect(group(activities.upcoming)).toHaveText(titles.slice(0, 1));
    await expect(group(activities.past)).toHaveText(titles.slice(1));
    for (const { id, title, dateStr, image1Name } of list.data) {
      const card = article(page, title);
      await expect(card.getByText(dateStr)).toBeVisible();
      await expect(card.getByRole('link', { name: title })).toHaveAttribute('href', `/activities/${id}`);
      await expect(card.locator('img')).toHaveJSProperty('currentSrc', new URL(image1Name, page.url()).href);
    }

    const first = list.data[0];
    const { path, data } = await readOf(page, ACTIVITY, () => page.getByRole('link', { name: first.title }).click());
    expect(path).toBe(`/api/business/getinfobyid/${first.id}`);
    await expect(page).toHaveURL(`/activities/${first.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.title);
    await expect(page.getByText(data.dateStr)).toBeVisible();
    const facts = page.getByRole('region', { name: event.title });
    await expect(facts).toContainText(data.place);
    const download = page.waitForEvent('download');
    await facts.getByRole('button', { name: event.add }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    const begins = new Date(`${data.startsAt.replace(' ', 'T')}:00+08:00`).toISOString().replace(/[-:]|\.000/g, '');
    expect(file).toContain(`DTSTART:${begins}\r\n`);
    expect(file).toContain(`SUMMARY:${data.title}`);
    // The content is HTML and is rendered as such.
    const headings = [...data.content.matchAll(/<h3>(.*?)<\/h3>/g)].map((match: RegExpMatchArray) => match[1] ?? '');
    expect(headings.length).toBeGreaterThan(0);
    for (const heading of headings) await expect(page.getByRole('heading', { level: 3, name: heading })).toBeVisible();
    const pictures = page.getByRole('region', { name: activity.images }).getByRole('img');
    await expect(pictures).toHaveCount(data.imageArr.length);
    for (const [at, address] of data.imageArr.entries()) {
      await expect(pictures.nth(at)).toHaveAttribute('src', address);
      await expect(pictures.nth(at)).toHaveAccessibleName(fill(activity.image, { title: data.title, position: at + 1, total: data.imageArr.length }));
    }

    await page.getByRole('link', { name: activity.back }).click();
    await expect(page).toHaveURL('/businessActivity');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

const { activity } = messages('cn', 'business');

test('phones get their own images; an activity without more images has no gallery', { tag: ['@BIZ-04', '@BIZ-05', AREA_RUN] }, async ({ page, scenario }) => {
  await page.setViewportSize(PHONE);
  const { data: list } = await readOf(page, ACTIVITIES, () => page.goto('/businessActivity'));
  for (const { title, phoneimage1Name } of list) {
    const picture = article(page, title).locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('currentSrc', new URL(phoneimage1Name, page.url()).href);
  }
  const { data } = await readOf(page, ACTIVITY, () => page.goto(`/activities/${list[0].id}`));
  const pictures = page.getByRole('region', { name: activity.images }).getByRole('img');
  for (const [at, address] of data.phoneImageArr.entries()) {
    await pictures.nth(at).scrollIntoViewIfNeeded();
    await expect(pictures.nth(at)).toHaveJSProperty('currentSrc', new URL(address, page.url()).href);
  }
  await scenario('businessActivity', { example: 'textOnly' });
  const { data: textOnly } = await readOf(page, ACTIVITY, () => page.goto('/activities/3102'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOnly.title);
  await expect(page.getByRole('region', { name: activity.images })).toHaveCount(0);
});
