import type { Page } from '@playwright/test';
import { catalogue, content, hosts } from '#operator';
import { shops } from '#shops';
import { answer, expectGetWithoutPayload, posted } from '../support/calls.ts';
import { gapOf, watchDurations } from '../support/carousel.ts';
import { ADDED } from '../support/full.ts';
import { expect, expectAccessible, fill, inLanguages, messages, PHONE, revealSections, test } from '../support/site.ts';

/** Longer than a banner stays. */
const AUTOPLAY_MS = 8000;
/** The search of the roaming finder. */
const SEARCH = '/api/roamSection/gtPlansByAnswerid';
const { dayPass, roamPlans } = catalogue;
const featured = catalogue.sections.flatMap(({ plans }) => plans).find(({ id }) => id === catalogue.featured);

const common = { cn: messages('cn', 'common'), en: messages('en', 'common') };
const home = { cn: messages('cn', 'home'), en: messages('en', 'home') };

/** Opens the home page and reveals the sections below the first screen, which are rendered after the first user interaction. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/index');
  await revealSections(page);
}

const banners = (page: Page, language: 'cn' | 'en' = 'cn') => page.getByRole('region', { name: home[language].banners.label });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();

test('banners play by themselves, fade within a second and begin again after the last', { tag: ['@HOME-01'] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await openHome(page);
  const bars = banners(page).getByRole('listitem').getByRole('button');
  await expect(bars).toHaveCount(4);
  await expect(bars.nth(0)).toHaveAttribute('aria-current', 'true');
  await expect(banners(page).locator('.swiper')).toBeVisible();
  const slides = banners(page).locator('[aria-roledescription]');
  const durations = await watchDurations(slides.nth(1));
  await page.clock.fastForward(AUTOPLAY_MS);
  await expect(bars.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect.poll(durations).toEqual(['1000ms']);
  await expect(slides.nth(1)).toHaveCSS('opacity', '1');
  await expect(slides.nth(2)).toHaveCSS('opacity', '0');
  const places = await slides.evaluateAll((all) => all.map((slide) => Math.round(slide.getBoundingClientRect().left)));
  expect(new Set(places).size, 'fading slides lie on each other').toBe(1);

  await bars.nth(3).click();
  await expect(bars.nth(3)).toHaveAttribute('aria-current', 'true');
  await banners(page).getByRole('button', { name: common.cn.carousel.next }).click();
  await expect(bars.nth(0)).toHaveAttribute('aria-current', 'true');
});

test('banners have a picture for phones, up to 1024 px, and one for wide screens', { tag: ['@HOME-02'] }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/index');
  const image = banners(page).locator('img').first();
  for (const [width, picture] of [
    [390, 'full-speed-phone'],
    [1024, 'full-speed-phone'],
    [1280, 'full-speed-wide'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.currentSrc)).toContain(picture);
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  }
});

inLanguages('en', 'home', (language) => {
  test('banners lead where a click says', { tag: [ADDED, '@HOME-03', '@HOME-04', '@HOME-05'] }, async ({ page, context }) => {
    test.slow();
    const requested = page.waitForRequest((request) => request.url().includes('/api/index/getBannerVOlist'));
    await openHome(page);
    expect(new URL((await requested).url()).searchParams.get('position')).toBe('homeIndex');

    // a path of the site, in a new tab; the whole banner can be pressed
    const slides = banners(page, language).locator('[aria-roledescription]');
    const [tab] = await Promise.all([context.waitForEvent('page'), slides.first().click({ position: { x: 700, y: 400 } })]);
    await expect(tab).toHaveURL(/\/sharePlan\/2003$/);
    await tab.close();

    // an image
    const bars = banners(page, language).getByRole('listitem').getByRole('button');
    await bars.nth(1).click();
    const opener = slides.nth(1).getByRole('button');
    await opener.click();
    const dialog = page.getByRole('dialog', { name: (await bars.nth(1).textContent()) ?? '' });
    await expect(dialog.getByRole('img')).toHaveAttribute('src', '/mock-assets/popups/japan-korea.svg');
    await expect(dialog.getByRole('img')).toHaveAccessibleName(new RegExp(String.raw`MOP\$${dayPass.japanKorea}\b`));
    // The offer of the image in words: price, conditions, and a link to its terms.
    await expect(dialog.getByRole('heading')).toContainText(`MOP$${dayPass.japanKorea}`);
    await expect(dialog).toContainText(language === 'cn' ? '每日首 3 GB 全速' : 'First 3 GB each day at full speed');
    await expect(dialog.getByRole('link', { name: language === 'cn' ? '查看詳情及條款' : 'See details and terms' })).toHaveAttribute('href', '/roamdataoffer');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: common[language].close }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    // a full URL, in a new tab
    await bars.nth(2).click();
    const store = slides.nth(2).getByRole('link');
    await expect(store).toHaveAttribute('href', `${hosts.phoneStore}/vela-12-pro`);
    await expect(store).toHaveAttribute('target', '_blank');
    await expect(store).toHaveAttribute('rel', /noopener/);
  });

  test('monthly plans: categories, cards and the way to all', { tag: [ADDED, '@HOME-06', '@HOME-07', '@HOME-08', '@HOME-10'] }, async ({ page, requests }) => {
    await openHome(page);
    await expectGetWithoutPayload(requests, '/api/planSection/getIndexDataVOsbyApcId/1001');
    const plans = section(page, home[language].plans.title);
    const tabs = plans.getByRole('tab');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.first()).toHaveText(language === 'cn' ? '5G 計劃' : '5G plans');

    const card = plans.getByRole('article', { name: featured?.name[language] ?? '' });
    await expect(card).toContainText(`MOP$${featured?.fee}`);
    await expect(card.getByRole('term').first()).toHaveText(language === 'cn' ? '本地數據' : 'Local data');
    await expect(card.getByRole('definition').first()).toHaveText(`${featured?.gb} GB`);
    await expect(card).toContainText(featured?.specials?.[0]?.[language] ?? '');
    await expect(card).toContainText(common[language].card.recommended);
    await expect(card.getByRole('link')).toHaveAttribute('href', '/sharePlan/2003');
    await expect(card.getByRole('link')).toHaveAccessibleName(new RegExp(common[language].card.choosePlan));
    await expect(plans.getByRole('link', { name: home[language].plans.browse })).toHaveAttribute('href', '/powerPlan');

    const other = page.waitForRequest('**/api/planSection/getIndexDataVOsbyApcId/1002?*');
    await tabs.nth(1).click();
    await other;
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(card).toBeHidden();
    await expect(plans.getByRole('article').first()).toBeVisible();
  });

  test('phones: the store, the brands and their phones', { tag: ['@HOME-20', '@HOME-21', '@HOME-22', '@HOME-23'] }, async ({ page, requests }) => {
    await openHome(page);
    for (const read of ['getindexbrands', 'getIndexMobiles/3001']) await expectGetWithoutPayload(requests, `/api/mobiles/${read}`);
    const phones = section(page, home[language].phones.title);
    const store = phones.getByRole('link', { name: home[language].phones.storeTab });
    await expect(store).toHaveAttribute('href', `https://store.${content.domain}`);
    await expect(store).toHaveAttribute('target', '_blank');
    const tabs = phones.getByRole('tab');
    await expect(tabs).toHaveText(['Vela', 'Kumo', 'Orbe', 'Nordo']);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    // index 0 is the store, index 1 the first brand
    await expect(phones.getByRole('tablist').or(store).first()).toHaveAttribute('href', /store/);

    const card = phones.getByRole('article', { name: 'Vela 12 Pro' });
    await expect(card.getByRole('link')).toHaveAttribute('href', '/productDetails/4001');
    await expect(card).toContainText(common[language].card.isNew);
    await expect(card).toContainText('MOP$');
    await expect(phones.getByRole('link', { name: home[language].phones.browse })).toHaveAttribute('href', '/allMobile');

    const other = page.waitForRequest('**/api/mobiles/getIndexMobiles/3002?*');
    await tabs.nth(1).click();
    await other;
    await expect(phones.getByRole('article').first()).toContainText('Kumo');
  });

  test('four shops with names, addresses, hours, flags and map', { tag: ['@HOME-24', '@HOME-25', '@HOME-26'] }, async ({ page }) => {
    await openHome(page);
    const copy = home[language].shops;
    const cards = section(page, copy.title).getByRole('article');
    await expect(cards).toHaveCount(4);
    expect(shops.map(({ opens, closes }) => `${opens}–${closes}`)).toEqual([...Array(3).fill('10:30–20:00'), '11:00–20:00']);
    for (const [at, { id, name, address, opens, closes, flag }] of shops.entries()) {
      for (const part of [name.cn, name.en, address[language], `${opens}–${closes}`, ...(flag ? [copy[flag]] : [])])
        await expect(cards.nth(at)).toContainText(part);
      await expect(cards.nth(at).getByRole('link', { name: new RegExp(`^${copy.map}`) })).toHaveAttribute('href', `${hosts.shopMap}/${id}`);
    }
    await expect(page.getByText(copy.premium)).toHaveCount(1);
    await expect(page.getByText(copy.sale, { exact: true })).toHaveCount(1);
  });
});

inLanguages('cn', 'home', (language) => {
  test('the roaming finder asks, goes back, finds and begins again', { tag: [ADDED, '@HOME-11', '@HOME-12', '@HOME-13', '@HOME-14', '@HOME-15'] }, async ({
    page,
  }) => {
    const copy = home[language].finder;
    await openHome(page);
    const finder = section(page, copy.title);
    const questions =
      language === 'cn' ? ['今次去哪裏？', '去多久？', '主要用甚麼？'] : ['Where are you going?', 'How long are you staying?', 'What will you use most?'];
    const question = (at: number) => finder.getByRole('group', { name: questions[at] ?? '' });
    const next = finder.getByRole('button', { name: copy.next, exact: true });
    const back = finder.getByRole('button', { name: copy.back });

    await expect(finder.getByText(fill(copy.step, { step: 1, total: 3 }))).toBeVisible();
    await expect(question(0).getByRole('radio')).toHaveCount(4);
    await expect(back).toHaveCount(0);
    await expect(finder.getByRole('link', { name: copy.browse })).toHaveAttribute('href', '/roamdataoffer');

    await next.click();
    await expect(finder.getByRole('alert')).toHaveText(copy.choose);

    // The keyboard moves among the answers, and goes on with the button.
    await question(0).getByRole('radio').first().press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(question(0).getByRole('radio').nth(2)).toBeChecked();
    await expect(finder.getByRole('alert')).toHaveText('');
    await next.press('Enter');
    await expect(finder.getByText(questions[1] ?? '', { exact: true })).toBeFocused();
    await expect(finder.getByText(fill(copy.step, { step: 2, total: 3 }))).toBeVisible();
    await expect(question(1).getByRole('radio', { checked: true })).toHaveCount(0);

    await back.click();
    await expect(finder.getByText(questions[0] ?? '', { exact: true })).toBeFocused();
    await expect(question(0).getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(back).toHaveCount(0);

    // A press on an answer goes on by itself.
    await question(0).getByRole('radio').nth(2).click();
    await question(1).getByRole('radio').nth(1).click();
    expect(await posted(page, SEARCH, () => question(2).getByRole('radio').nth(2).click())).toEqual({ answerIds: ['713', '722', '733'] });

    await expect(finder.getByRole('heading', { name: copy.resultTitle })).toBeFocused();
    const trip = messages(language, 'trip');
    const named = language === 'cn' ? '日本及南韓、3 至 7 日、兩樣都要' : 'Japan and South Korea, 3 to 7 days, Both';
    await expect(finder.getByRole('status').filter({ hasText: fill(trip.found_other, { count: 3, answers: named }) })).toBeVisible();
    await expect(finder.getByRole('article')).toHaveCount(3);
    // What is on a card: cards.test.tsx. An outside shop opens beside the page.
    await expect(finder.getByRole('article').locator('a[target=_blank]').first()).toBeVisible();
    await expectAccessible(page);

    // What the whole trip costs with each plan, and the answers changed in place.
    const costs = (days: number) => finder.getByRole('list', { name: fill(trip.costs_other, { count: days }) }).getByRole('listitem');
    const { japanKorea } = dayPass;
    const [trip7, more, days, calls] = [roamPlans['3106'], 5 * japanKorea - roamPlans['3106'], 5 * japanKorea, roamPlans['3108']];
    const ends = [`MOP\\$${trip7}$`, `5 × MOP\\$${japanKorea}.*MOP\\$${more}.*MOP\\$${days}$`, `MOP\\$${calls}$`];
    await expect(costs(5)).toHaveText(ends.map((end) => new RegExp(end)));
    const howLong = finder.getByRole('group', { name: trip.answers }).getByRole('combobox').nth(1);
    expect(await posted(page, SEARCH, () => howLong.selectOption('723'))).toEqual({ answerIds: ['713', '723', '733'] });
    await expect(costs(5)).toHaveCount(0);
    // One plan for data and one for calls: both are needed.
    const long = roamPlans['3107'];
    await expect(costs(10)).toHaveText([long, calls, long + calls].map((end) => new RegExp(`MOP\\$${end}$`)));

    await finder.getByRole('button', { name: copy.restart }).click();
    await expect(finder.getByText(questions[0] ?? '', { exact: true })).toBeFocused();
    await expect(finder.getByRole('radio', { checked: true })).toHaveCount(0);
  });
});

test('the roaming finder shows question and plans as the server sends them', { tag: ['@HOME-17', '@HOME-18', '@HOME-19'] }, async ({ page, requests }) => {
  const roamQuestionDatas = [
    { id: '9001', answerName: '第一個答案' },
    { id: '9002', answerName: '第二個答案' },
  ];
  const question = { img: '/wide.svg', phoneimg: '/phone.svg', title: '話題', qestionname: '問題本身？', roamQuestionDatas };
  await answer(page, '/api/roamSection/getIndexQuestions', [question]);
  const roamPlans = [
    {
      id: '9101',
      cardtitleMap: { top: '甲計劃', bottom: '乙地' },
      cardsubtitleMap: [{ top: 'MOP$47', bottom: '每次' }],
      cardremakeArr: ['丙說明'],
      cardinfoMap: [{ left: '丁項', right: '戊值' }],
      tjtype: 0,
    },
  ];
  await answer(page, SEARCH, { aName: ['名稱'], roamPlans });
  for (const picture of ['wide', 'phone'])
    await page.route(`**/${picture}.svg`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }));
  await openHome(page);
  await expectGetWithoutPayload(requests, '/api/roamSection/getIndexQuestions');
  const finder = section(page, home.cn.finder.title);
  await expect(finder.getByRole('group', { name: '問題本身？' }).getByRole('radio')).toHaveCount(2);
  await expect(finder.getByRole('status').filter({ hasText: '話題' })).toBeVisible();
  const image = finder.locator('img');
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('currentSrc', new URL('/wide.svg', page.url()).href);
  await page.setViewportSize(PHONE);
  await expect(image).toHaveJSProperty('currentSrc', new URL('/phone.svg', page.url()).href);
  expect(await posted(page, SEARCH, () => finder.getByRole('radio', { name: '第二個答案' }).click())).toEqual({ answerIds: ['9002'] });
  await expect(finder.getByRole('status').filter({ hasText: '名稱' })).toBeVisible();
  const found = finder.getByRole('article', { name: '甲計劃' });
  for (const text of ['乙地', 'MOP$47', '每次', '丙說明', '丁項', '戊值']) await expect(found).toContainText(text);
});

test('the roaming finder keeps the answers when the search fails, and asks to search again when no plan matches', { tag: [ADDED, '@HOME-16'] }, async ({
  page,
  scenario,
}) => {
  await scenario('roamPlans', { code: 500 });
  await openHome(page);
  const finder = section(page, home.cn.finder.title);
  const restart = finder.getByRole('button', { name: home.cn.finder.restart });
  /** Answers the three questions by the place of the answer. */
  const choose = async (...places: number[]) => {
    for (const [at, place] of places.entries()) {
      await expect(finder.getByText(fill(home.cn.finder.step, { step: at + 1, total: 3 }))).toBeVisible();
      await finder.getByRole('radio').nth(place).click();
    }
  };
  await choose(2, 1, 2);
  await expect(finder.getByText(common.cn.failure.panelTitle)).toBeVisible();
  await scenario('roamPlans');
  const again = await posted(page, SEARCH, () => finder.getByRole('button', { name: common.cn.failure.retry }).click());
  expect(again).toEqual({ answerIds: ['713', '722', '733'] });
  await expect(finder.getByRole('article')).toHaveCount(3);
  await restart.click();
  await choose(3, 0, 1);
  await expect(finder.getByText(messages('cn', 'trip').emptyText)).toBeVisible();
  await expect(finder.getByRole('group', { name: messages('cn', 'trip').answers }).getByRole('combobox')).toHaveCount(4);
  await restart.click();
  await expect(finder.getByRole('radio')).toHaveCount(4);
});

test('carousels, and the grids in their place, move in a second and are 25 px apart, 40 or 43.5 from 1024 px on', { tag: ['@HOME-27'] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHome(page);
  const shops = section(page, home.cn.shops.title);
  const phones = section(page, home.cn.phones.title);
  const plans = section(page, home.cn.plans.title);
  await expect(shops.getByRole('article')).toHaveCount(4);
  await expect(phones.getByRole('article').first()).toBeVisible();
  await expect(plans.getByRole('article').first()).toBeVisible();
  // everything fits: no controls
  await expect(shops.getByRole('button', { name: common.cn.carousel.next })).toHaveCount(0);
  const gaps = async () => ({ shops: await gapOf(shops), plans: await gapOf(plans), phones: await gapOf(phones) });
  for (const width of [1440, 1280, 1279, 1100, 1024, 1023, 700]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(gaps, `at ${width} px`).toEqual(width >= 1024 ? { shops: 40, plans: 40, phones: 43.5 } : { shops: 25, plans: 25, phones: 25 });
  }
  await page.setViewportSize(PHONE);
  await expect.poll(() => gapOf(shops)).toBe(25);
  await shops.getByRole('button', { name: common.cn.carousel.next }).click();
  await expect(shops.getByRole('article').nth(1)).toBeInViewport({ ratio: 0.9 });
  const durations = await watchDurations(shops.locator('.swiper-wrapper'));
  await shops.getByRole('button', { name: common.cn.carousel.next }).click();
  await expect.poll(durations).toEqual(['1000ms']);
  // Now Swiper keeps the gaps.
  await expect.poll(() => gapOf(shops)).toBe(25);
  await page.setViewportSize({ width: 1100, height: 844 });
  await expect.poll(() => gapOf(shops)).toBe(40);
});

// Any other length, which stays, and the other language: survey.test.ts.
test('a value of 25 characters leaves for the survey', { tag: ['@HOME-28'] }, async ({ page, context }) => {
  await context.route(`https://www.${content.domain}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Survey</title>' }));
  for (const path of ['/index', '/']) {
    await page.goto(`${path}?t=ABCDEFGHIJKLMNOPQRSTUVWXC`);
    await expect(page).toHaveURL(`https://www.${content.domain}/survey/authorise?t=ABCDEFGHIJKLMNOPQRSTUVWX&lang=zh_HK`);
  }
});
