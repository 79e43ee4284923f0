import type { Page, Request } from '@playwright/test';
import { content, identity } from '#operator';
import { planCategoriesSeed, planSectionsSeed } from '../../mock-server/seed/plans.ts';
import { gapOf, watchDurations } from '../support/carousel.ts';
import { ADDED, ALWAYS, FULL_ONLY, inTurn, THEMES } from '../support/full.ts';
import { expectPlainGet, watchRequests } from '../support/reads.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, FAILED_RESOURCE, fill, type Language, messages, test } from '../support/site.ts';

const PHONE = { width: 390, height: 844 };
const FIRST_PAGE = planSectionsSeed.slice(0, 5);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const strip = (page: Page, language: Language) => page.getByRole('tablist', { name: messages(language, 'plans').categories.label });
const section = (page: Page, title: string) =>
  page
    .getByRole('tabpanel')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
const tray = (page: Page, language: Language) => page.getByRole('region', { name: messages(language, 'plans').compare.tray });
const box = (page: Page, title: string, gb: string) => section(page, title).getByRole('checkbox', { name: new RegExp(` ${gb} GB$`) });

/** Asks that the site sent for a page of sections: category, page and page size. */
function requested(requests: Request[]): { category: string | undefined; page: string | null; size: string | null }[] {
  return requests
    .map((request) => new URL(request.url()))
    .filter(({ pathname }) => pathname.includes('/listPagePlanSectionVO/'))
    .map(({ pathname, searchParams }) => ({ category: pathname.split('/').at(-1), page: searchParams.get('pageNumber'), size: searchParams.get('pageSize') }));
}

/** Changes a response on its way, for fields that the mock never sends. */
async function change(page: Page, pattern: string, patch: (data: never) => void): Promise<void> {
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    patch(body.data as never);
    await route.fulfill({ response, json: body });
  });
}

for (const language of inTurn('en')) {
  const t = messages(language, 'plans');
  const common = messages(language, 'common');

  test.describe(`plans in ${language}`, () => {
    test.beforeEach(async ({ setLocale }) => setLocale(language));

    test('a visitor sees the first five sections of all categories', { tag: [ADDED, '@PLAN-01', '@PLAN-03', '@PLAN-04', '@PLAN-11', '@ROLE-01'] }, async ({
      page,
    }) => {
      await page.goto('/powerPlan');
      await expect(heading(page)).toHaveText(t.title);
      await expect(page).toHaveTitle(new RegExp(t.title));
      await expect(strip(page, language).getByRole('tab')).toHaveText([t.categories.all, ...planCategoriesSeed.map(({ name }) => name[language])]);
      await expect(page.getByRole('tab', { selected: true })).toHaveText(t.categories.all);

      await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText(FIRST_PAGE.map(({ title }) => title[language]));
      for (const { title, subtitle, explan, chips, scene } of FIRST_PAGE) {
        const shown = section(page, title[language]);
        await expect(shown.getByText(subtitle[language], { exact: true })).toBeVisible();
        await expect(shown.getByText(explan[language], { exact: true })).toBeVisible();
        await expect(shown.locator('img')).toHaveAttribute('src', new RegExp(`${scene}-wide`));
        const links = shown.getByRole('link');
        await expect(links).toHaveCount(chips.length);
        for (const [at, { datagb, monthplan, zdyText, recommended, facts }] of chips.entries()) {
          const mark = recommended ? `${common.card.recommended} ` : '';
          const more = facts.slice(1).map(([label, value]) => ` ${label[language]} ${value[language]}`);
          await expect(links.nth(at)).toHaveText(
            `${title[language]} ${datagb} GB ${mark}MOP$${monthplan}${t.chip.perMonth}${zdyText?.[language] ?? ''}${more.join('')}`,
          );
        }
      }
    });

    test('a chip leads to its plan with ways to take it and terms, and back to the list as it was', {
      tag: ['@PLAN-06', '@PLAN-14', '@PLAN-16', '@PLAN-17', '@SHELL-24'],
    }, async ({ page }) => {
      const [fiveG] = FIRST_PAGE;
      const plan = fiveG?.chips[2];
      if (fiveG === undefined || plan === undefined) throw new Error('The seed has no third 5G plan');
      await page.goto('/powerPlan?id=1001&compare=2001');
      const read = page.waitForRequest(`**/api/planSection/getinfoDetail/${plan.id}?*`);
      await section(page, fiveG.title[language])
        .getByRole('link', { name: `${plan.datagb} GB` })
        .click();
      await expect(page).toHaveURL(`/sharePlan/${plan.id}`);
      const request = await read;
      expect(request.method()).toBe('GET');
      expect(request.postData()).toBeNull();
      expect([...new URL(request.url()).searchParams.keys()]).toEqual(['t']);

      await expect(heading(page)).toHaveText(plan.name[language]);
      await expect(page).toHaveTitle(new RegExp(plan.name[language]));
      await expect(
        page
          .getByRole('main')
          .getByText(plan.specials[0]?.[language] ?? '', { exact: false })
          .first(),
      ).toBeVisible();
      const carousel = page.getByRole('region', { name: plan.name[language], exact: true });
      const cards = carousel.getByRole('article');
      await expect(cards).toHaveCount(plan.ways.length);
      for (const [at, way] of plan.ways.entries()) {
        const card = cards.nth(at);
        await expect(card.getByRole('heading')).toHaveText(plan.name[language]);
        await expect(card).toContainText(way.term[language]);
        await expect(card).toContainText(`MOP$${way.monthplan}`);
        for (const [label, value] of [...plan.facts, ...way.facts]) {
          await expect(card.locator('dl > div').filter({ hasText: label[language] })).toContainText(value[language]);
        }
        await expect(card).toContainText(fill(t.detail.free, { service: plan.free?.[language] ?? '' }));
        await expect(card.getByText(common.card.recommended, { exact: true })).toHaveCount(way.recommended ? 1 : 0);
        await expect(card.getByRole('link', { name: t.detail.apply })).toHaveAttribute('href', new RegExp(`^https://shop.${content.domain}/apply/${plan.id}`));
      }

      const terms = page.getByText(common.terms, { exact: true });
      const clause = page.getByRole('main').getByRole('cell', { name: 'MOP$20' });
      await expect(clause).toBeHidden();
      await terms.click();
      await expect(clause).toBeVisible();
      await terms.click();
      await expect(clause).toBeHidden();

      await page.getByRole('main').getByRole('link', { name: t.detail.back }).click();
      await expect(page).toHaveURL('/powerPlan?id=1001&compare=2001');
    });

    test('pages: another page is read, said and shown from its top; Back returns', {
      tag: ['@PLAN-02', '@PLAN-07', '@PLAN-10', '@PLAN-12', '@PLAN-13'],
    }, async ({ page }) => {
      const requests = watchRequests(page);
      await page.goto('/powerPlan');
      await expectPlainGet(requests, '/api/planSection/getCategorySelectList');
      await expectPlainGet(requests, '/api/planSection/listPagePlanSectionVO/0000', { pageNumber: '1', pageSize: '5' });
      const summary = (from: number, to: number) => page.getByText(fill(t.pager.summary, { total: planSectionsSeed.length, from, to }), { exact: true });
      await expect(summary(1, 5)).toBeVisible();
      const pager = page.getByRole('navigation', { name: common.pager.label });
      await expect(pager.getByRole('button')).toHaveCount(5);
      await pager.getByRole('button', { name: fill(common.pager.page, { page: 3 }) }).click();
      await expect(page).toHaveURL('/powerPlan?page=3');
      await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText(planSectionsSeed.slice(10).map(({ title }) => title[language]));
      await expect(summary(11, 12)).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: fill(t.list.heading, { category: t.categories.all, page: 3, pages: 3 }) })).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect(requested(requests).at(-1)).toEqual({ category: '0000', page: '3', size: '5' });

      await page.goBack();
      await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 }).first()).toHaveText(FIRST_PAGE[0]?.title[language] ?? '');
    });

    test('compare: chosen plans stay over pages and languages, are side by side, and the URL keeps them', async ({ page }) => {
      await page.goto('/powerPlan?id=1001');
      const [fiveG] = FIRST_PAGE;
      await box(page, fiveG?.title[language] ?? '', '40').check();
      const shown = tray(page, language);
      await expect(shown).toContainText(t.compare.needTwo);
      await expect(shown.getByRole('button', { name: t.compare.open })).toBeDisabled();
      await box(page, fiveG?.title[language] ?? '', '60').check();
      await expect(page).toHaveURL('/powerPlan?id=1001&compare=2002,2003');
      await expect(shown.getByRole('listitem').filter({ hasText: 'MOP$138' })).toContainText(fiveG?.chips[1]?.name[language] ?? '');

      await page.getByRole('tab', { name: t.categories.all }).click();
      await page.getByRole('button', { name: fill(common.pager.page, { page: 2 }) }).click();
      await expect(page).toHaveURL('/powerPlan?page=2&compare=2002,2003');
      const other: Language = language === 'cn' ? 'en' : 'cn';
      await page
        .getByRole('button', { name: other === 'cn' ? '繁體中文' : 'English' })
        .first()
        .click();
      await expect(heading(page)).toHaveText(messages(other, 'plans').title);
      await expect(tray(page, other)).toContainText(fiveG?.chips[1]?.name[other] ?? '');
      await page
        .getByRole('button', { name: language === 'cn' ? '繁體中文' : 'English' })
        .first()
        .click();

      await shown.getByRole('link', { name: t.compare.open }).click();
      await expect(page).toHaveURL('/powerPlan?page=2&compare=2002,2003&view=compare');
      await expect(heading(page)).toHaveText(t.compare.title);
      await expect(heading(page)).toBeFocused();
      await page.reload();
      const table = page.getByRole('table', { name: t.compare.caption });
      await expect(table.getByRole('columnheader')).toHaveText([t.compare.item, ...(fiveG?.chips.slice(1, 3).map(({ name }) => name[language]) ?? [])]);
      const row = (label: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) });
      await expect(row(t.compare.fee)).toContainText('MOP$138');
      await expect(row(t.compare.fee)).toContainText('MOP$188');
      await expect(row(t.compare.fee)).toContainText(t.compare.differs);
      await expect(row(t.compare.free)).not.toContainText(t.compare.differs);
      for (const plan of fiveG?.chips.slice(1, 3) ?? []) {
        for (const [label, value] of [...plan.facts, ...plan.ways.flatMap(({ facts }) => facts)])
          await expect(row(label[language])).toContainText(value[language]);
      }

      await table.getByRole('button', { name: fill(t.compare.remove, { name: fiveG?.chips[1]?.name[language] ?? '' }) }).click();
      await expect(page).toHaveURL('/powerPlan?page=2&compare=2003&view=compare');
      await expect(table.getByRole('columnheader')).toHaveCount(2);
      await page.getByRole('main').getByRole('link', { name: t.compare.back }).click();
      await expect(page).toHaveURL('/powerPlan?page=2&compare=2003');
      await expect(heading(page)).toBeFocused();
    });

    test('compare: a fourth plan is refused with the reason; one less and it can be chosen', async ({ page }) => {
      await page.goto('/powerPlan?compare=2001,2002,2003');
      const title = FIRST_PAGE[0]?.title[language] ?? '';
      const fourth = box(page, title, '120');
      await fourth.click();
      await expect(fourth).not.toBeChecked();
      await expect(page.getByRole('alert')).toHaveText(fill(t.compare.full, { max: 3 }));
      await expect(page).toHaveURL('/powerPlan?compare=2001,2002,2003');
      await tray(page, language)
        .getByRole('button', { name: fill(t.compare.remove, { name: FIRST_PAGE[0]?.chips[0]?.name[language] ?? '' }) })
        .click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await fourth.check();
      await expect(page).toHaveURL('/powerPlan?compare=2002,2003,2004');
    });

    test('empty, refused and broken responses are said in place', async ({ page, scenario, expectConsoleErrors }) => {
      expectConsoleErrors(FAILED_RESOURCE);
      await scenario('planSections', { example: 'empty' });
      await page.goto('/powerPlan?id=1002');
      await expect(page.getByRole('heading', { name: t.list.emptyTitle })).toBeVisible();
      await scenario('planSections');
      await page.getByRole('button', { name: t.list.showAll }).click();
      await expect(page).toHaveURL('/powerPlan');
      await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveCount(5);

      await scenario('planSections', { code: 500 });
      await page.goto('/powerPlan');
      const panel = page.getByRole('tabpanel').getByRole('alert');
      await expect(panel).toContainText(common.failure.panelTitle);
      await scenario('planSections');
      await panel.getByRole('button', { name: common.failure.retry }).click();
      await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveCount(5);

      // The list does without its categories, and they can be requested again.
      await scenario('planCategories', { example: 'businessError' });
      await page.goto('/powerPlan?id=1002');
      await expect(page.getByRole('tab')).toHaveText([t.categories.all, t.categories.chosen]);
      await expect(section(page, planSectionsSeed[1]?.title[language] ?? '')).toBeVisible();
      await scenario('planCategories');
      await page.getByRole('button', { name: t.categories.failed }).click();
      await expect(page.getByRole('tab')).toHaveCount(1 + planCategoriesSeed.length);

      await scenario('planDetail', { code: 500 });
      await page.goto('/sharePlan/2003');
      await expect(page.getByRole('main').getByRole('alert')).toContainText(common.failure.panelTitle);
      await expect(heading(page)).toHaveText(t.detail.title);
      await scenario('planDetail');
      await page.getByRole('main').getByRole('button', { name: common.failure.retry }).click();
      await expect(page.getByRole('article')).toHaveCount(4);
    });

    for (const [_turn, path] of [
      '/powerPlan?compare=2002,2003',
      '/powerPlan?compare=2002,2003,2009&view=compare',
      '/powerPlan?view=compare',
      '/sharePlan/2003',
      '/sharePlan/2010',
    ].entries()) {
      test(`${path} is accessible in both themes and fits narrow screens`, { tag: FULL_ONLY }, async ({ page }) => {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        for (const colorScheme of THEMES) {
          await page.emulateMedia({ colorScheme });
          await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))));
          await expectAccessible(page);
        }
        for (const width of [768, 320, PHONE.width]) {
          await page.setViewportSize({ width, height: PHONE.height });
          await expectNoHorizontalScroll(page);
        }
        await expectAccessible(page);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        await expectNoHorizontalScroll(page);
      });
    }
  });
}

const cn = messages('cn', 'plans');

test('a category of the URL is open first and in view, and another one begins at its first page', { tag: ['@PLAN-01', '@PLAN-09'] }, async ({
  page,
  scenario,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.setViewportSize(PHONE);
  // Also when the plans are there before the other categories.
  await scenario('planCategories', { delay: 1000 });
  await page.goto('/powerPlan?id=1006');
  const chosen = page.getByRole('tab', { selected: true });
  await expect(chosen).toHaveText(planCategoriesSeed[5]?.name.cn ?? '');
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText(
    planSectionsSeed.filter(({ categoryId }) => categoryId === '1006').map(({ title }) => title.cn),
  );
  expect(requested(requests)).toEqual([{ category: '1006', page: '1', size: '5' }]);

  // The strip can be swiped: it is wider than the screen and scrolls by itself.
  const row = strip(page, 'cn').locator('xpath=..');
  expect(await row.evaluate((element) => [element.scrollWidth > element.clientWidth, getComputedStyle(element).overflowX, element.scrollLeft > 0])).toEqual([
    true,
    'auto',
    true,
  ]);

  await page.goto('/powerPlan?page=2');
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveCount(5);
  await page.getByRole('tab', { name: planCategoriesSeed[0]?.name.cn ?? '' }).click();
  await expect(page).toHaveURL('/powerPlan?id=1001');
  await expect.poll(() => requested(requests).at(-1)).toEqual({ category: '1001', page: '1', size: '5' });
  await page.goBack();
  await expect(page).toHaveURL('/powerPlan?page=2');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(cn.categories.all);
});

test('a URL with an unknown category or page shows what there is', async ({ page }) => {
  await page.goto('/powerPlan?id=9999');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(cn.categories.all);
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveCount(5);
  await page.goto('/powerPlan?page=77');
  await expect(page).toHaveURL('/powerPlan?page=3');
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveCount(2);
});

test('on a phone a page number is typed and goes on Enter, and the phone image is shown', { tag: ['@PLAN-08', '@PLAN-11'] }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/powerPlan');
  const input = page.getByRole('textbox', { name: messages('cn', 'common').pager.input });
  await expect(input).toHaveValue('1');
  const picture = section(page, FIRST_PAGE[0]?.title.cn ?? '').locator('img');
  await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.currentSrc)).toContain('-phone');
  await input.fill('2');
  await expect(page).toHaveURL('/powerPlan');
  await input.press('Enter');
  await expect(page).toHaveURL('/powerPlan?page=2');
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText(planSectionsSeed.slice(5, 10).map(({ title }) => title.cn));
  await expect(input).toHaveValue('2');
  await page.getByRole('button', { name: messages('cn', 'common').pager.next }).click();
  await expect(page).toHaveURL('/powerPlan?page=3');
});

test('the image changes at 1024 px and keeps its ratio', { tag: ['@PLAN-11'] }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/powerPlan');
  const picture = section(page, FIRST_PAGE[0]?.title.cn ?? '').locator('img');
  await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.currentSrc)).toContain('-phone');
  await page.setViewportSize({ width: 1025, height: 800 });
  await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.currentSrc)).toContain('-wide');
  const { width = 0, height = 1 } = (await picture.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(384 / 240, 1);
});

test('the extra text of a chip shows only when zdytype is 1', { tag: ['@PLAN-05'] }, async ({ page }) => {
  await change(
    page,
    '**/api/planSection/listPagePlanSectionVO/**',
    ({ rows }: { rows: { apiPlanSectionDataVO: { zdytype: number; zdyText?: string }[] }[] }) => {
      const [first, second] = rows[0]?.apiPlanSectionDataVO ?? [];
      Object.assign(first ?? {}, { zdytype: 0, zdyText: '不應顯示' });
      Object.assign(second ?? {}, { zdytype: 1, zdyText: '應該顯示' });
    },
  );
  await page.goto('/powerPlan');
  await expect(page.getByText('應該顯示')).toBeVisible();
  await expect(page.getByText('不應顯示')).toHaveCount(0);
});

test('one card on phones, two from 900 px, three from 1280 px, moved in a second; controls only where cards are left over', { tag: ['@PLAN-15'] }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/sharePlan/2003');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(4);
  const next = page.getByRole('button', { name: messages('cn', 'common').carousel.next });
  for (const [width, side] of [
    [390, 1],
    [899, 1],
    [900, 2],
    [1279, 2],
    [1280, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => {
        const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()).map(({ left, right }) => ({ left, right })));
        return boxes.filter(({ left, right }) => left >= 0 && right <= width).length;
      }, `cards at ${width}`)
      .toBe(side);
    await expect(next).toBeVisible();
  }
  const ways = page.getByRole('region', { name: '5G 全速', exact: true });
  await ways.scrollIntoViewIfNeeded();
  await next.click();
  await expect(cards.nth(3)).toBeInViewport({ ratio: 0.95 });
  await page.setViewportSize(PHONE);
  await expect.poll(() => gapOf(ways)).toBe(25);
  const durations = await watchDurations(ways.locator('.swiper-wrapper'));
  await page.getByRole('button', { name: messages('cn', 'common').carousel.previous }).click();
  await expect.poll(durations).toEqual(['1000ms']);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sharePlan/2020');
  await expect(cards).toHaveCount(2);
  await expect(next).toHaveCount(0);
});

test('a card without a link, or with one that is not safe, has no apply link', async ({ page }) => {
  const apply = page.getByRole('article').getByRole('link', { name: cn.detail.apply });
  await page.goto('/sharePlan/2010');
  await expect(page.getByRole('region', { name: '免合約' })).toContainText('MOP$38');
  await expect(page.getByRole('main').getByRole('link', { name: cn.detail.apply })).toHaveCount(0);
  await expect(page.getByText(fill(cn.detail.noApply, { hotline: '1118' }))).toBeVisible();

  await change(page, '**/api/planSection/getinfoDetail/**', ({ cards }: { cards: { applink?: string }[] }) => {
    Object.assign(cards[0] ?? {}, { applink: 'javascript:alert(1)' });
  });
  await page.goto('/sharePlan/2003');
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(apply).toHaveCount(3);
});

test('an unknown plan is /404', async ({ page, calls, expectConsoleErrors }) => {
  expectConsoleErrors(FAILED_RESOURCE);
  await page.goto('/sharePlan/9999');
  await expect(page).toHaveURL('/404');
  expect((await calls()).filter(({ operationId }) => operationId === 'planDetail')).toEqual([expect.objectContaining({ httpStatus: 404 })]);
  await page.goto('/sharePlan/a%20b');
  await expect(page).toHaveURL('/404');
});

test('a plan that is gone from sale does not take the comparison with it', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(FAILED_RESOURCE);
  await page.goto('/powerPlan?compare=9999,2001');
  await expect(tray(page, 'cn')).toContainText(cn.compare.gone);
  await page.goto('/powerPlan?compare=9999,2001&view=compare');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.getByRole('button', { name: cn.compare.goneAction }).click();
  await expect(page).toHaveURL('/powerPlan?compare=2001&view=compare');
  await expect(page.getByText(fill(cn.compare.goneText_other, { count: 1 }))).toHaveCount(0);
});

test('two quick ticks both count', { tag: ALWAYS }, async ({ page }) => {
  // Ticks before the page listens count, too (prerender.spec.ts), but on a busy machine later than an expectation waits. It reads again once it does.
  const read = page.waitForResponse('**/api/planSection/listPagePlanSectionVO/**');
  await page.goto('/powerPlan');
  await read;
  await page.evaluate(() => {
    for (const tick of [...document.querySelectorAll<HTMLInputElement>('[role=tabpanel] input[type=checkbox]')].slice(0, 2)) tick.click();
  });
  await expect(page).toHaveURL('/powerPlan?compare=2001,2002');
});

test('with the keyboard alone: category, plan to compare, comparison, page, plan', async ({ page }) => {
  await page.goto('/powerPlan');
  /** Whether the focus can be seen: a ring inside a tab that has its colour cannot. */
  const ringIsSeen = () =>
    page.locator(':focus').evaluate((element) => {
      const { outlineStyle, outlineColor, backgroundColor } = getComputedStyle(element);
      return outlineStyle === 'solid' && outlineColor !== backgroundColor;
    });
  await page.getByRole('tab', { selected: true }).focus();
  expect(await ringIsSeen(), 'ring of the selected tab').toBe(true);
  await page.keyboard.press('ArrowRight');
  expect(await ringIsSeen(), 'ring of the next tab').toBe(true);
  await expect(page).toHaveURL('/powerPlan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/powerPlan?id=1001');
  const first = page.getByRole('tabpanel').getByRole('link').first();
  await expect(first).toHaveAttribute('href', '/sharePlan/2001');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: cn.finder.any })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(cn.finder.order)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/powerPlan?id=1001&compare=2001');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/powerPlan?id=1001&compare=2001,2002');

  // Nothing focused hides under the tray.
  const bottom = await tray(page, 'cn').evaluate((element) => element.getBoundingClientRect().top);
  for (let at = 0; at < 12; at += 1) {
    await page.keyboard.press('Tab');
    const inTray = await page.evaluate(() => document.activeElement?.closest('section[aria-labelledby]') !== null);
    if (inTray) break;
    await expect.poll(() => page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0)).toBeLessThanOrEqual(bottom);
  }

  await tray(page, 'cn').getByRole('link', { name: cn.compare.open }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText(cn.compare.title);
  await page.getByRole('table').getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/sharePlan/2001');
  await expect(heading(page)).toBeFocused();
  await page.locator('summary', { hasText: messages('cn', 'common').terms }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: 'MOP$20' })).toBeVisible();
});

test('while sections load their place is kept and said', async ({ page, scenario }) => {
  await scenario('planSections', { delay: 3000 });
  await page.goto('/powerPlan');
  await expect(page.getByRole('tabpanel').getByRole('status')).toContainText(cn.list.loading);
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveCount(5, { timeout: 10_000 });
  await expect(page.getByRole('tabpanel').getByRole('status')).toHaveCount(0);
});

test('long names and many chips break nothing', async ({ page }) => {
  interface Row {
    title: string;
    subtitle: string;
    apiPlanSectionDataVO: { id: string; datagb: string; monthplan: string; zdytype: number; zdyText?: string }[];
  }
  await change(page, '**/api/planSection/listPagePlanSectionVO/**', ({ rows }: { rows: Row[] }) => {
    const [row] = rows;
    if (row === undefined) return;
    row.title = 'Unlimited-everything-for-the-whole-family-and-their-friends-plan';
    row.subtitle = '適用於一家大小及同住親友，可隨時增減副卡，亦可與家居寬頻及智能手錶計劃一併結算，並享每年一次免費轉換計劃';
    row.apiPlanSectionDataVO = Array.from({ length: 24 }, (_, at) => ({
      id: `x${at}`,
      datagb: `${1000 + at}.5`,
      monthplan: '12345.50',
      zdytype: 1,
      zdyText: '連 4 張副卡及全年無限次免費更換 SIM 卡服務，只限新客戶登記',
    }));
  });
  await change(
    page,
    '**/api/planSection/getinfoDetail/**',
    (data: { planSectionInfoTitleVO: { title: string; subtitle: string }; cards: { cardtitleMap: { top: string; bottom: string } }[] }) => {
      data.planSectionInfoTitleVO.title = 'Unlimited-everything-for-the-whole-family-and-their-friends-plan';
      for (const { cardtitleMap } of data.cards) cardtitleMap.top = 'Unlimited-everything-for-the-whole-family-and-friends';
    },
  );
  for (const path of ['/powerPlan?compare=2002,2003,2004', '/powerPlan?compare=2002,2003,2004&view=compare', '/sharePlan/2003']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const width of [1280, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoHorizontalScroll(page);
    }
  }
});

test('on paper: no strip, tray, pager or boxes; every way to take a plan and the whole comparison', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/powerPlan?compare=2002,2003');
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
  for (const hidden of [
    strip(page, 'cn'),
    tray(page, 'cn'),
    page.getByRole('navigation', { name: messages('cn', 'common').pager.label }),
    page.getByRole('checkbox').first(),
  ]) {
    await expect(hidden).toBeHidden();
  }
  await page.goto('/powerPlan?compare=2002,2003&view=compare');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.goto('/sharePlan/2003');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(4);
  for (const at of [0, 1, 2, 3]) {
    const { x = -1, width = 0 } = (await cards.nth(at).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(720);
  }
});

test.describe('the list on a phone', () => {
  test.use({ viewport: PHONE });

  for (const language of inTurn('cn')) {
    test(`prices are in one column, on one line, and nothing lies on anything: ${language}`, async ({ page, setLocale }) => {
      await setLocale(language);
      await page.goto('/powerPlan');
      const links = page.getByRole('tabpanel').getByRole('link');
      await expect(links).toHaveCount(FIRST_PAGE.flatMap(({ chips }) => chips).length);
      const rows = await links.evaluateAll((all) =>
        all.map((link) => {
          const texts: { text: string; right: number; lines: { left: number; right: number; top: number; bottom: number }[] }[] = [];
          const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const text = walker.currentNode.textContent?.trim() ?? '';
            const range = document.createRange();
            range.selectNodeContents(walker.currentNode);
            const { right, width } = range.getBoundingClientRect();
            const lines = [...range.getClientRects()].map((rect) => ({ left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom }));
            // Perceived by assistive technology only.
            if (text === '' || width < 2 || walker.currentNode.parentElement?.getBoundingClientRect().width === 1) continue;
            texts.push({ text, right, lines });
          }
          return texts;
        }),
      );
      const figures = rows.map((texts) => texts.filter(({ text }, at) => texts[at - 1]?.text === 'MOP$' && /^\d/.test(text)));
      expect(new Set(figures.flat().map(({ right }) => Math.round(right))).size, 'right edges of the prices').toBe(1);
      for (const texts of rows) {
        const at = texts.findIndex(({ text }) => text === 'MOP$');
        const [currency, figure] = [texts[at]?.lines ?? [], texts[at + 1]?.lines ?? []];
        expect([currency.length, figure.length]).toEqual([1, 1]);
        expect(figure[0]?.top, 'one line').toBeLessThan(currency[0]?.bottom ?? 0);
        for (const [place, one] of texts.entries()) {
          for (const other of texts.slice(place + 1)) {
            const meet = one.lines.some((a) =>
              other.lines.some((b) => a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 6 && b.bottom > a.top + 6),
            );
            expect(meet, `${one.text} and ${other.text}`).toBe(false);
          }
        }
      }
      const { width = 0, height = 0 } =
        (await section(page, FIRST_PAGE[0]?.title[language] ?? '')
          .locator('img')
          .boundingBox()) ?? {};
      expect([width, height]).toEqual([96, 96]);
    });
  }

  test('the bar of the comparison takes less than an eighth of the screen, and names its plans', async ({ page }) => {
    for (const size of [PHONE, { width: 768, height: 1024 }, { width: 1280, height: 800 }]) {
      await page.setViewportSize(size);
      await page.goto('/powerPlan?compare=2001,2002,2003');
      const bar = tray(page, 'cn');
      await expect(bar).toContainText(FIRST_PAGE[0]?.chips[0]?.name.cn ?? '');
      await expect(bar.getByRole('link')).toBeVisible();
      expect((await bar.boundingBox())?.height, `at ${size.width} px`).toBeLessThan(size.height / 8);
    }
  });
});

test('plans by data and price: one list over all sections, kept in the URL', async ({ page }) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto('/powerPlan?page=2');
  await page.getByLabel(cn.finder.order).selectOption({ label: cn.finder.orders.fee });
  await expect(page).toHaveURL('/powerPlan?sort=fee');
  const links = page.getByRole('tabpanel').getByRole('link');
  const plans = planSectionsSeed.flatMap(({ chips }) => chips);
  await expect(links).toHaveCount(plans.length);
  const fees = await links.evaluateAll((all) => all.map((link) => Number(/MOP\$(\d+)/.exec(link.textContent ?? '')?.[1])));
  expect(fees).toEqual(plans.map(({ monthplan }) => Number(monthplan)).sort((a, b) => a - b));

  await page.getByRole('radio', { name: fill(cn.finder.atLeast, { gb: 100 }) }).check();
  await expect(page).toHaveURL('/powerPlan?gb=100&sort=fee');
  const large = plans.filter(({ datagb }) => Number(datagb) >= 100);
  await expect(links).toHaveCount(large.length);
  await expect(
    page
      .getByRole('tabpanel')
      .getByRole('status')
      .filter({ hasText: String(large.length) }),
  ).toBeVisible();
  await page.reload();
  await expect(links).toHaveCount(large.length);
  expect(requested(requests).at(-1)).toEqual({ category: '0000', page: '1', size: '100' });

  await page.getByRole('tab', { name: planCategoriesSeed[3]?.name.cn ?? '' }).click();
  await expect(page).toHaveURL('/powerPlan?id=1004&gb=100&sort=fee');
  await expect(page.getByRole('heading', { name: fill(cn.finder.noneTitle, { gb: 100 }) })).toBeVisible();
  await page.getByRole('button', { name: cn.finder.reset }).click();
  await expect(page).toHaveURL('/powerPlan?id=1004');
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText(
    planSectionsSeed.filter(({ categoryId }) => categoryId === '1004').map(({ title }) => title.cn),
  );
});

test('the contract is chosen: price, contents, total and application follow, and the URL keeps it', async ({ page }) => {
  await page.goto('/sharePlan/2003');
  const main = page.getByRole('main');
  const offer = (term: string) => main.getByRole('region', { name: term, exact: true });
  await expect(main.getByRole('radio', { name: '24 個月' })).toBeChecked();
  await expect(offer('合約期 24 個月')).toContainText('MOP$168');
  await expect(offer('合約期 24 個月')).toContainText('MOP$4,032');

  await main.getByRole('radio', { name: '12 個月' }).check();
  await expect(page).toHaveURL('/sharePlan/2003?way=2');
  await expect(offer('合約期 12 個月')).toContainText('MOP$188');
  await expect(offer('合約期 12 個月')).toContainText('MOP$2,256');
  await expect(offer('合約期 12 個月').getByRole('link', { name: cn.detail.apply })).toHaveAttribute('href', /2003\?option=2$/);
  await page.reload();
  await expect(main.getByRole('radio', { name: '12 個月' })).toBeChecked();

  await main.getByRole('radio', { name: '24 個月' }).check();
  await main.getByRole('radio', { name: /^Vela 12\s*合共/ }).check();
  await expect(offer('連 Vela 12，合約期 24 個月')).toContainText('MOP$7,712');
  await expect(main.getByText('澳門居民身份證或護照正本：按第 13/2019 號法律，SIM 卡須以使用者的真實姓名登記')).toBeVisible();
  await expect(main.getByRole('heading', { name: cn.detail.starts })).toBeVisible();

  // Months without a fee are no part of the total.
  await page.goto('/sharePlan/2023');
  await expect(offer('合約期 24 個月')).toContainText('MOP$2,944');
});

test('on a phone the application stays at the lower edge; a server without terms lists the ways by their names', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/sharePlan/2003');
  const bar = page.getByRole('region', { name: cn.detail.apply, exact: true });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText('MOP$168');
  await expect(bar.getByRole('link')).toHaveAttribute('href', `https://shop.${content.domain}/apply/2003`);
  await page.getByRole('radio', { name: '12 個月' }).check();
  await expect(bar).toContainText('MOP$188');
  await page.getByRole('heading', { name: cn.detail.ways }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });

  await change(page, '**/api/planSection/getinfoDetail/**', ({ cards }: { cards: { months?: number; total?: string; device?: string }[] }) => {
    for (const card of cards) for (const field of ['months', 'total', 'device'] as const) delete card[field];
  });
  await page.goto('/sharePlan/2003');
  await page.getByRole('radio', { name: /^合約期 12 個月/ }).check();
  await expect(bar).toContainText('MOP$188');
});

test('the comparison keeps the names in sight, can be copied as a link, and has operator, date and totals on paper', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const size of [PHONE, { width: 1280, height: 500 }]) {
    await page.setViewportSize(size);
    await page.goto('/powerPlan?compare=2002,2003,2009&view=compare');
    const table = page.getByRole('table', { name: cn.compare.caption });
    await table.getByRole('row').last().scrollIntoViewIfNeeded();
    for (const name of ['5G 標準', '5G 全速']) {
      const head = table.getByRole('columnheader', { name });
      await expect(head).toBeInViewport({ ratio: 1 });
      const lower = (await page.getByRole('banner').boundingBox()) ?? { y: 0, height: 0 };
      expect((await head.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(lower.y + lower.height - 1);
    }
  }
  await page.getByRole('button', { name: cn.compare.copy }).click();
  await expect(page.getByText(cn.compare.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  const paper = page.getByText(identity.name.cn, { exact: false }).filter({ hasText: /\d{4}年\d{1,2}月\d{1,2}日/ });
  await expect(paper).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  const total = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: cn.compare.total }) });
  await expect(total).toContainText('MOP$3,312');
  await expect(total).toContainText('MOP$4,032');
});
