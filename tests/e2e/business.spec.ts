import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ADDED, AREA, FULL_ONLY, inTurn } from '../support/full.ts';
import { expect, expectFits, FAILED_RESOURCE, fill, messages, test } from '../support/site.ts';

const CATEGORIES = '**/api/business/listBusinessplanCategory?*';
const PLANS = '**/api/business/gtBusinessplanInfobyId/*';
const ACTIVITIES = '**/api/business/listenterpriseactivity?*';
const ACTIVITY = '**/api/business/getinfobyid/*';

/** What a read sent and what came back for it: no payload, only the time in the query. */
async function readOf(page: Page, address: string, act: () => Promise<unknown>) {
  const answered = page.waitForResponse(address);
  await act();
  const response = await answered;
  const request = response.request();
  expect(request.method()).toBe('GET');
  expect(request.postData()).toBeNull();
  expect([...new URL(request.url()).searchParams.keys()]).toEqual(['t']);
  return { path: new URL(request.url()).pathname, data: (await response.json()).data };
}

/** A section or card by the name that its heading gives it. */
const article = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

for (const language of inTurn('en')) {
  const { plans, more, activities, activity, event } = messages(language, 'business');
  const common = messages(language, 'common');

  test.describe(`business in ${language}`, () => {
    test.beforeEach(async ({ setLocale }) => setLocale(language));

    test('a visitor sees the categories and the plans of each', { tag: ['@ROLE-01', '@BIZ-01', '@BIZ-03', '@BIZ-06', '@BIZ-07'] }, async ({ page }) => {
      const firstPlans = page.waitForResponse(PLANS);
      const { path, data: categories } = await readOf(page, CATEGORIES, () => page.goto('/business'));
      expect(path).toBe('/api/business/listBusinessplanCategory');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(plans.title);
      await expect(page).toHaveTitle(new RegExp(plans.title));
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
      }
    });

    test('a plan without a page of its own is enquired about by hotline', { tag: '@BIZ-03' }, async ({ page }) => {
      const { data } = await readOf(page, PLANS, () => page.goto('/business'));
      const withLink = data.find((plan: { link?: string }) => plan.link !== undefined);
      const without = data.find((plan: { link?: string }) => plan.link === undefined);
      const link = article(page, withLink.title).getByRole('link');
      await expect(link).toHaveAttribute('href', withLink.link);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      const call = article(page, without.title).getByRole('link');
      await expect(call).toHaveAttribute('href', 'tel:1118');
      await expect(call).toHaveAccessibleName(`${fill(plans.call, { hotline: '1118' })} ${without.title}`);
    });

    test('the page leads on to services, events and contact', async ({ page }) => {
      await page.goto('/business');
      const section = page.getByRole('region', { name: more.title });
      await expect(section.getByRole('link', { name: more.contact })).toHaveAttribute('href', '/contactUs');
      await expect(section.getByRole('link', { name: more.services })).toHaveAttribute('href', '/businessservice');
      await section.getByRole('link', { name: more.activities }).click();
      await expect(page).toHaveURL('/businessActivity');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(activities.title);
    });

    test('a visitor reads an activity and goes back to the list', { tag: [ADDED, '@BIZ-02', '@BIZ-04', '@BIZ-05', '@BIZ-08', '@BIZ-09'] }, async ({ page }) => {
      const list = await readOf(page, ACTIVITIES, () => page.goto('/businessActivity'));
      expect(list.path).toBe('/api/business/listenterpriseactivity');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(activities.title);
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
      await expect(page).toHaveTitle(new RegExp(data.title));
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

    test('what cannot be read says so and can be tried again', async ({ page, scenario, expectConsoleErrors }) => {
      expectConsoleErrors(FAILED_RESOURCE);
      await scenario('businessPlans', { code: 500 });
      await scenario('businessActivities', { example: 'businessError' });
      await page.goto('/business');
      // The categories stay; only the plans are missing.
      await expect(page.getByRole('tab').first()).toBeVisible();
      await expect(page.getByRole('tabpanel').getByRole('heading', { name: common.failure.panelTitle })).toBeVisible();
      await scenario('businessPlans');
      await page.getByRole('button', { name: common.failure.retry }).click();
      await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();

      await page.goto('/businessActivity');
      await expect(page.getByRole('heading', { name: common.failure.panelTitle })).toBeVisible();
      await scenario('businessActivities');
      await page.getByRole('button', { name: common.failure.retry }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    });

    test('empty lists are designed and lead on', async ({ page, scenario }) => {
      await scenario('businessPlans', { example: 'empty' });
      await scenario('businessActivities', { example: 'empty' });
      await page.goto('/business');
      await expect(page.getByRole('heading', { name: plans.emptyTitle })).toBeVisible();
      await scenario('businessPlanCategories', { example: 'empty' });
      await page.reload();
      await expect(page.getByRole('heading', { name: plans.noneTitle })).toBeVisible();
      await expect(page.getByRole('tab')).toHaveCount(0);

      await page.goto('/businessActivity');
      await expect(page.getByRole('heading', { name: activities.emptyTitle })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: activities.plans }).click();
      await expect(page).toHaveURL('/business');
    });
  });
}

test.describe('business', () => {
  const { plans, activity, activities } = messages('cn', 'business');

  test('the chosen category is in the URL: it is reloaded, shared, and Back leads out of it', async ({ page }) => {
    const { data: categories } = await readOf(page, CATEGORIES, () => page.goto('/business'));
    const tab = (at: number) => page.getByRole('tab', { name: categories[at].name });
    await expect(tab(0)).toHaveAttribute('aria-selected', 'true');
    await tab(2).click();
    await expect(page).toHaveURL(`/business?id=${categories[2].id}`);
    await page.reload();
    await expect(tab(2)).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page).toHaveURL('/business');
    await expect(tab(0)).toHaveAttribute('aria-selected', 'true');
    // A URL with a category that is gone shows the first.
    await page.goto('/business?id=9999');
    await expect(tab(0)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  });

  test('keys alone: a category, its plans, an activity and back', async ({ page }) => {
    const { data: categories } = await readOf(page, CATEGORIES, () => page.goto('/business'));
    const tab = (at: number) => page.getByRole('tab', { name: categories[at].name });
    await page
      .getByRole('navigation', { name: messages('cn', 'common').trail })
      .getByRole('link')
      .focus();
    await page.keyboard.press('Tab');
    await expect(tab(0)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab(1)).toBeFocused();
    await expect(tab(0)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(tab(1)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeFocused();

    await page.goto('/businessActivity');
    const first = page.getByRole('article').first().getByRole('link');
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('link', { name: activity.back }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/businessActivity');
  });

  test('phones get their own images', { tag: ['@BIZ-04', '@BIZ-05'] }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
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
  });

  test('on phones the plans are one under the other, however many there are', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { data: categories } = await readOf(page, CATEGORIES, () => page.goto('/business'));
    for (const { id, name } of categories) {
      await page.goto(`/business?id=${id}`);
      const cards = page.getByRole('tabpanel', { name }).getByRole('article');
      await expect(cards.first()).toBeVisible();
      for (const box of await Promise.all((await cards.all()).map((card) => card.boundingBox()))) expect(box?.width).toBeGreaterThan(300);
    }
  });

  test('an activity without more images has no gallery', async ({ page, scenario }) => {
    await scenario('businessActivity', { example: 'textOnly' });
    const { data } = await readOf(page, ACTIVITY, () => page.goto('/activities/3102'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.title);
    await expect(page.getByRole('region', { name: activity.images })).toHaveCount(0);
  });

  test('an unknown activity leads to /404, and what is no id is not requested', async ({ page, calls, expectConsoleErrors }) => {
    expectConsoleErrors(FAILED_RESOURCE);
    await page.goto('/activities/9999');
    await expect(page).toHaveURL('/404');
    await page.goto('/activities/not%20an%20id');
    await expect(page).toHaveURL('/404');
    expect((await calls()).filter(({ operationId }) => operationId === 'businessActivity')).toHaveLength(1);
  });

  test('what is loading has its shape, and nothing moves when it comes', { tag: ['@BIZ-06', '@BIZ-07', '@BIZ-09', AREA] }, async ({ page, scenario }) => {
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const shift = () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
    await scenario('businessPlanCategories', { delay: 1000 });
    await scenario('businessPlans', { delay: 1500 });
    await page.goto('/business');
    await expect(page.getByText(plans.loadingTabs)).toBeAttached();
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
    expect(await shift()).toBeLessThan(0.05);

    await scenario('businessActivity', { delay: 1000 });
    await page.goto('/activities/3101');
    await expect(page.getByRole('heading', { level: 1, name: activity.loading })).toBeAttached();
    await expect(page.getByRole('link', { name: activity.back })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: activity.loading })).toHaveCount(0);
    expect(await shift()).toBeLessThan(0.05);
  });

  test('a switch of language keeps category and activity', async ({ page }) => {
    await page.goto('/business?id=3003');
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
    const english = page.waitForResponse(PLANS);
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
    expect(await (await english).request().headerValue('language')).toBe('en');
    await expect(page).toHaveURL('/business?id=3003');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages('en', 'business').plans.title);
    await page.goto('/activities/3101');
    await expect(page.getByRole('link', { name: messages('en', 'business').activity.back })).toBeVisible();
  });

  for (const path of ['/business', '/businessActivity', '/activities/3101']) {
    test(`${path} is accessible in both themes and fits small screens`, { tag: FULL_ONLY }, async ({ page }) => {
      await page.goto(path);
      await expect(
        page
          .getByRole('main')
          .getByText(path === '/business' ? plans.enquire : path === '/businessActivity' ? activities.lead : activity.back)
          .first(),
      ).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectFits(page);
    });
  }
});
