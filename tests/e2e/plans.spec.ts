import type { Page, Request } from '@playwright/test';
import { content, prices } from '#operator';
import { findPlan, planCategoriesSeed, planSectionsSeed, plansSeed, totalOf } from '../../mock-server/seed/plans.ts';
import type { PlanSectionPage } from '../../openapi/generated/model.ts';
import { MAX_COMPARED } from '../../src/components/compared-query.ts';
import { changeAnswer, expectGetWithoutPayload, pagesOf, readOf } from '../support/calls.ts';
import { gapOf, watchDurations } from '../support/carousel.ts';
import { pataca } from '../support/figures.ts';
import { ADDED } from '../support/full.ts';
import { expect, FAILED_RESOURCE, fill, inLanguages, type Language, messages, PHONE, test } from '../support/site.ts';

const FIRST_PAGE = planSectionsSeed.slice(0, 5);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const strip = (page: Page, language: Language) => page.getByRole('tablist', { name: messages(language, 'plans').categories.label });
const section = (page: Page, title: string) => {
  const has = page.getByRole('heading', { level: 3, name: title, exact: true });
  return page.getByRole('tabpanel').locator('section').filter({ has });
};
const tray = (page: Page, language: Language) => page.getByRole('region', { name: messages(language, 'compare').tray });
const box = (page: Page, title: string, gb: string) => section(page, title).getByRole('checkbox', { name: new RegExp(` ${gb} GB$`) });

/** Fee and total of the ways to take a plan, as pages write them. */
const waysOf = (id: string) => {
  const plan = findPlan(id)?.plan;
  return plan?.ways.map((way) => ({ fee: pataca(way.monthplan), total: pataca(totalOf(plan, way) ?? 0) })) ?? [];
};

const requested = (requests: Request[]) => pagesOf(requests, '/api/planSection/listPagePlanSectionVO/');

inLanguages('en', 'plans', (language) => {
  const t = messages(language, 'plans');
  const compare = messages(language, 'compare');
  const common = messages(language, 'common');

  test('a visitor sees the first five sections of all categories', { tag: [ADDED, '@PLAN-01', '@PLAN-03', '@PLAN-04', '@PLAN-11', '@ROLE-01'] }, async ({
    page,
  }) => {
    await page.goto('/powerPlan');
    await expect(strip(page, language).getByRole('tab')).toHaveText([t.categories.all, ...planCategoriesSeed.map(({ name }) => name[language])]);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(t.categories.all);

    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText(FIRST_PAGE.map(({ title }) => title[language]));
    // A list recommends one plan, however many are recommended in their sections.
    const recommended = FIRST_PAGE.flatMap(({ plans }) => plans).find((plan) => plan.recommended);
    for (const { title, subtitle, explan, plans, scene } of FIRST_PAGE) {
      const shown = section(page, title[language]);
      await expect(shown.getByText(subtitle[language], { exact: true })).toBeVisible();
      await expect(shown.getByText(explan[language], { exact: true })).toBeVisible();
      await expect(shown.locator('img')).toHaveAttribute('src', new RegExp(`${scene}-wide`));
      const links = shown.getByRole('link');
      await expect(links).toHaveCount(plans.length);
      for (const [at, { id, name, datagb, monthplan, note, facts }] of plans.entries()) {
        const mark = id === recommended?.id ? `${common.card.recommended} ` : '';
        const more = facts.slice(1).map(([label, value]) => ` ${label[language]} ${value[language]}`);
        await expect(links.nth(at)).toHaveText(
          `${name[language]} ${datagb} GB ${mark}MOP$${monthplan}${t.chip.perMonth}${note?.[language] ?? ''}${more.join('')}`,
        );
      }
    }
  });

  test('a chip leads to its plan with ways to take it and terms, and back to the list as it was', {
    tag: ['@PLAN-06', '@PLAN-14', '@PLAN-16', '@PLAN-17', '@SHELL-24'],
  }, async ({ page }) => {
    const [fiveG] = FIRST_PAGE;
    const plan = fiveG?.plans[2];
    if (fiveG === undefined || plan === undefined) throw new Error('The seed has no third 5G plan');
    await page.goto('/powerPlan?id=1001&compare=2001');
    const chip = section(page, fiveG.title[language]).getByRole('link', { name: `${plan.datagb} GB` });
    await readOf(page, `**/api/planSection/getinfoDetail/${plan.id}?*`, () => chip.click());
    await expect(page).toHaveURL(`/sharePlan/${plan.id}`);

    const main = page.getByRole('main');
    await expect(main.getByText(plan.specials[0]?.[language] ?? '').first()).toBeVisible();
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
      await expect(card).toContainText(fill(t.detail.free, { service: fiveG.free?.[language] ?? '' }));
      await expect(card.getByText(common.card.recommended, { exact: true })).toHaveCount(way.recommended ? 1 : 0);
      await expect(card.getByRole('link', { name: t.detail.apply })).toHaveAttribute('href', new RegExp(`^https://shop.${content.domain}/apply/${plan.id}`));
    }

    const terms = page.getByText(common.terms, { exact: true });
    const clause = main.getByRole('cell', { name: `MOP$${prices.reissue}` });
    await expect(clause).toBeHidden();
    await terms.click();
    await expect(clause).toBeVisible();
    await terms.click();
    await expect(clause).toBeHidden();

    await main.getByRole('link', { name: t.detail.back }).click();
    await expect(page).toHaveURL('/powerPlan?id=1001&compare=2001');
  });

  test('pages: another page is read, said and shown from its top; Back returns', {
    tag: ['@PLAN-02', '@PLAN-07', '@PLAN-10', '@PLAN-12', '@PLAN-13'],
  }, async ({ page, requests }) => {
    await page.goto('/powerPlan');
    await expectGetWithoutPayload(requests, '/api/planSection/getCategorySelectList');
    await expectGetWithoutPayload(requests, '/api/planSection/listPagePlanSectionVO/0000', { pageNumber: '1', pageSize: '5' });
    const summary = (from: number, to: number) => page.getByText(fill(t.pager.summary, { total: planSectionsSeed.length, from, to }), { exact: true });
    await expect(summary(1, 5)).toBeVisible();
    const pager = page.getByRole('navigation', { name: common.pager.label });
    await expect(pager.getByRole('button')).toHaveCount(5);
    await pager.getByRole('button', { name: fill(common.pager.page, { page: 3 }) }).click();
    await expect(page).toHaveURL('/powerPlan?page=3');
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText(planSectionsSeed.slice(10).map(({ title }) => title[language]));
    await expect(summary(11, 12)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: fill(t.list.heading, { category: t.categories.all, page: 3, pages: 3 }) })).toBeFocused();
    // The list shows its data a moment before the router ends the navigation and scrolls.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(requested(requests).at(-1)).toBe('0000 3 5');

    await page.goBack();
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 }).first()).toHaveText(FIRST_PAGE[0]?.title[language] ?? '');
  });

  test('compare: chosen plans stay over pages, are side by side, and the URL keeps them', async ({ page }) => {
    await page.goto('/powerPlan?id=1001');
    const [fiveG] = FIRST_PAGE;
    await box(page, fiveG?.title[language] ?? '', '40').check();
    const shown = tray(page, language);
    await expect(shown).toContainText(compare.needTwo);
    await expect(shown.getByRole('button', { name: compare.open })).toBeDisabled();
    await box(page, fiveG?.title[language] ?? '', '60').check();
    await expect(page).toHaveURL('/powerPlan?id=1001&compare=2002,2003');
    await expect(shown.getByRole('listitem').filter({ hasText: `MOP$${fiveG?.plans[1]?.monthplan}` })).toContainText(fiveG?.plans[1]?.name[language] ?? '');

    await page.getByRole('tab', { name: t.categories.all }).click();
    await page.getByRole('button', { name: fill(common.pager.page, { page: 2 }) }).click();
    await expect(page).toHaveURL('/powerPlan?page=2&compare=2002,2003');
    await shown.getByRole('link', { name: compare.open }).click();
    await expect(page).toHaveURL('/powerPlan?page=2&compare=2002,2003&view=compare');
    await expect(heading(page)).toHaveText(t.compare.title);
    await expect(heading(page)).toBeFocused();
    await page.reload();
    const table = page.getByRole('table', { name: t.compare.title });
    await expect(table.getByRole('columnheader')).toContainText([compare.item, ...(fiveG?.plans.slice(1, 3).map(({ name }) => name[language]) ?? [])]);
    const row = (label: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) });
    // One way a plan: the chosen one, and its figures.
    for (const at of [0, 1]) {
      await page.getByRole('main').getByLabel(t.compare.way, { exact: true }).selectOption({ index: at });
      for (const plan of fiveG?.plans.slice(1, 3) ?? []) {
        await expect(row(t.compare.fee)).toContainText(`MOP$${plan.ways[at]?.monthplan}`);
        for (const [label, value] of [...plan.facts, ...(plan.ways[at]?.facts ?? [])]) await expect(row(label[language])).toContainText(value[language]);
      }
    }

    await table.getByRole('button', { name: fill(compare.remove, { name: fiveG?.plans[1]?.name[language] ?? '' }) }).click();
    await expect(page).toHaveURL('/powerPlan?page=2&compare=2003&view=compare');
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    await page.getByRole('main').getByRole('link', { name: t.compare.back }).click();
    await expect(page).toHaveURL('/powerPlan?page=2&compare=2003');
    await expect(heading(page)).toBeFocused();
  });

  test('compare: a plan beyond the limit is refused with the reason; one less and it can be chosen', async ({ page }) => {
    const plans = FIRST_PAGE.flatMap((at) => at.plans.map((plan) => ({ ...plan, title: at.title[language] }))).slice(0, MAX_COMPARED + 1);
    const ids = plans.map(({ id }) => id);
    const chosen = `/powerPlan?compare=${ids.slice(0, -1)}`;
    await page.goto(chosen);
    const next = box(page, plans.at(-1)?.title ?? '', plans.at(-1)?.datagb ?? '');
    await next.click();
    await expect(next).not.toBeChecked();
    await expect(page.getByRole('alert')).toHaveText(fill(compare.full, { max: MAX_COMPARED }));
    await expect(page).toHaveURL(chosen);
    await tray(page, language)
      .getByRole('button', { name: fill(compare.remove, { name: plans[0]?.name[language] ?? '' }) })
      .click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await next.check();
    await expect(page).toHaveURL(`/powerPlan?compare=${ids.slice(1)}`);
  });
});

const cn = messages('cn', 'plans');

test('a category of the URL is open first and in view, and another one begins at its first page', { tag: ['@PLAN-01', '@PLAN-09'] }, async ({
  page,
  scenario,
  requests,
}) => {
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
  expect(requested(requests)).toEqual(['1006 1 5']);

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
  await expect.poll(() => requested(requests).at(-1)).toBe('1001 1 5');
  await page.goBack();
  await expect(page).toHaveURL('/powerPlan?page=2');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(cn.categories.all);
});

test('on a phone a page number is typed and goes on Enter, and the phone image is shown; the extra text of a chip only when zdytype is 1', {
  tag: ['@PLAN-05', '@PLAN-08', '@PLAN-11'],
}, async ({ page }) => {
  await changeAnswer<PlanSectionPage>(page, '/api/planSection/listPagePlanSectionVO/0000', ({ rows }) => {
    const [first, second] = rows[0]?.apiPlanSectionDataVO ?? [];
    Object.assign(first ?? {}, { zdytype: 0, zdyText: '不應顯示' });
    Object.assign(second ?? {}, { zdytype: 1, zdyText: '應該顯示' });
  });
  await page.setViewportSize(PHONE);
  await page.goto('/powerPlan');
  const input = page.getByRole('textbox', { name: messages('cn', 'common').pager.input });
  await expect(input).toHaveValue('1');
  const picture = section(page, FIRST_PAGE[0]?.title.cn ?? '').locator('img');
  await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.currentSrc)).toContain('-phone');
  await expect(page.getByText('應該顯示')).toBeVisible();
  await expect(page.getByText('不應顯示')).toHaveCount(0);
  await input.fill('2');
  await expect(page).toHaveURL('/powerPlan');
  await input.press('Enter');
  await expect(page).toHaveURL('/powerPlan?page=2');
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText(planSectionsSeed.slice(5, 10).map(({ title }) => title.cn));
  await expect(input).toHaveValue('2');
  await page.getByRole('button', { name: messages('cn', 'common').pager.next }).click();
  await expect(page).toHaveURL('/powerPlan?page=3');
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
    const whole = () =>
      cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()).filter(({ left, right }) => left >= 0 && right <= innerWidth).length);
    await expect.poll(whole, `cards at ${width}`).toBe(side);
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

test('a plan that is gone from sale does not take the comparison with it', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(FAILED_RESOURCE);
  await page.goto('/powerPlan?compare=9999,2001');
  await expect(tray(page, 'cn')).toContainText(messages('cn', 'compare').gone);
  await page.goto('/powerPlan?compare=9999,2001&view=compare');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.getByRole('button', { name: messages('cn', 'compare').goneAction }).click();
  await expect(page).toHaveURL('/powerPlan?compare=2001&view=compare');
  await expect(page.getByText(fill(messages('cn', 'compare').goneText_other, { count: 1 }))).toHaveCount(0);
});

test('plans by data and price: one list over all sections, kept in the URL; an amount alone begins with the cheapest', async ({ page, requests }) => {
  await page.goto('/powerPlan?page=2');
  const order = page.getByLabel(cn.finder.order);
  await order.selectOption({ label: cn.finder.orders.fee });
  await expect(page).toHaveURL('/powerPlan?sort=fee');
  const links = page.getByRole('tabpanel').getByRole('link');
  const plans = plansSeed;
  await expect(links).toHaveCount(plans.length);
  const fees = await links.evaluateAll((all) => all.map((link) => Number(/MOP\$(\d+)/.exec(link.textContent ?? '')?.[1])));
  expect(fees).toEqual(plans.map(({ monthplan }) => Number(monthplan)).sort((a, b) => a - b));

  await page.getByRole('radio', { name: fill(cn.finder.atLeast, { gb: 100 }) }).check();
  await expect(page).toHaveURL('/powerPlan?gb=100&sort=fee');
  const large = plans.filter(({ datagb }) => Number(datagb) >= 100);
  await expect(links).toHaveCount(large.length);
  await page.reload();
  await expect(links).toHaveCount(large.length);
  expect(requested(requests).at(-1)).toBe('0000 1 100');
  // Outside of its section, a plan says whom it is for, and none is recommended.
  const student = planSectionsSeed.find(({ categoryId }) => categoryId === '1003');
  await page.getByRole('radio', { name: cn.finder.any }).check();
  await expect(links.filter({ hasText: student?.plans[0]?.name.cn ?? '' })).toContainText(student?.subtitle.cn ?? '-');
  await expect(links.filter({ hasText: messages('cn', 'common').card.recommended })).toHaveCount(0);
  await page.getByRole('radio', { name: fill(cn.finder.atLeast, { gb: 100 }) }).check();

  await page.getByRole('tab', { name: planCategoriesSeed[3]?.name.cn ?? '' }).click();
  await expect(page).toHaveURL('/powerPlan?id=1004&gb=100&sort=fee');
  await expect(page.getByRole('heading', { name: fill(cn.finder.noneTitle, { gb: 100 }) })).toBeVisible();
  await page.getByRole('button', { name: cn.finder.reset }).click();
  await expect(page).toHaveURL('/powerPlan?id=1004');
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText(
    planSectionsSeed.filter(({ categoryId }) => categoryId === '1004').map(({ title }) => title.cn),
  );

  await page.goto('/powerPlan?gb=100');
  await expect(order).toHaveValue('fee');
  await expect(order.getByRole('option')).toHaveText([cn.finder.orders.fee, cn.finder.orders.data]);
  await expect(links.first()).toContainText(`MOP$${Math.min(...large.map(({ monthplan }) => Number(monthplan)))}`);
  await page.getByRole('radio', { name: cn.finder.any }).check();
  await expect(order).toHaveValue('sections');
});

test('the contract is chosen: price, contents, total and application follow, and the URL keeps it', async ({ page }) => {
  await page.goto('/sharePlan/2003');
  const main = page.getByRole('main');
  const offer = (term: string) => main.getByRole('region', { name: term, exact: true });
  const [long, year, , phone] = waysOf('2003');
  await expect(main.getByRole('radio', { name: '24 個月' })).toBeChecked();
  await expect(offer('合約期 24 個月')).toContainText(`${long?.fee}`);
  await expect(offer('合約期 24 個月')).toContainText(`${long?.total}`);

  // A press before hydration is repeated after it: the state may come later than the click.
  await main.getByRole('radio', { name: '12 個月' }).click();
  await expect(page).toHaveURL('/sharePlan/2003?way=2');
  await expect(offer('合約期 12 個月')).toContainText(`${year?.fee}`);
  await expect(offer('合約期 12 個月')).toContainText(`${year?.total}`);
  await expect(offer('合約期 12 個月').getByRole('link', { name: cn.detail.apply })).toHaveAttribute('href', /2003\?option=2$/);
  await page.reload();
  await expect(main.getByRole('radio', { name: '12 個月' })).toBeChecked();

  // On a phone the application stays at the lower edge.
  await page.setViewportSize(PHONE);
  const bar = page.getByRole('region', { name: cn.detail.apply, exact: true });
  await page.getByRole('heading', { name: cn.detail.ways }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText(`${year?.fee}`);

  await main.getByRole('radio', { name: '24 個月' }).check();
  await main.getByRole('radio', { name: /^Vela 12\s*合共/ }).check();
  await expect(offer('連 Vela 12，合約期 24 個月')).toContainText(`${phone?.total}`);
  await expect(main.getByText('澳門居民身份證或護照正本')).toBeVisible();
  await expect(main.getByRole('heading', { name: cn.detail.starts })).toBeVisible();

  // Months without a fee are no part of the total.
  await page.goto('/sharePlan/2023');
  await expect(offer('合約期 24 個月')).toContainText(`${waysOf('2023')[0]?.total}`);
});

test('the comparison keeps names and applications in sight; on paper it is without buttons, and the list without strip, tray, pager and boxes', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/powerPlan?compare=2002,2003,2009&view=compare');
  const table = page.getByRole('table', { name: cn.compare.title });
  await table.getByRole('row').last().scrollIntoViewIfNeeded();
  const head = table.getByRole('columnheader', { name: FIRST_PAGE[0]?.plans[1]?.name.cn ?? '' });
  await expect(head).toBeInViewport({ ratio: 1 });
  await expect(head.getByRole('link', { name: cn.detail.apply })).toHaveAttribute('href', /2002/);
  await page.emulateMedia({ media: 'print' });
  await expect(table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: cn.compare.total }) })).toContainText(`${waysOf('2003')[0]?.total}`);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.goto('/powerPlan?compare=2002,2003');
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
  const pager = page.getByRole('navigation', { name: messages('cn', 'common').pager.label });
  for (const hidden of [strip(page, 'cn'), tray(page, 'cn'), pager, page.getByRole('checkbox').first()]) await expect(hidden).toBeHidden();
});
