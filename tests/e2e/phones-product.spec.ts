import type { Page } from '@playwright/test';
import { content } from '#operator';
import { brandOf, colourNames, findPhone, imageOf, phonesSeed } from '../../mock-server/seed/phones.ts';
import { features } from '../../mock-server/seed/phones-features.ts';
import type { PhoneSeed } from '../../mock-server/seed/phones-model.ts';
import { plansOf } from '../../mock-server/seed/phones-plans.ts';
import { expectGetWithoutPayload } from '../support/calls.ts';
import { pataca } from '../support/figures.ts';
import { ADDED, AREA_RUN } from '../support/full.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, FAILED_RESOURCE, fill, inLanguages, messages, PHONE, test } from '../support/site.ts';

const cn = messages('cn', 'phones');
const common = messages('cn', 'common');

/** Films are embedded from a host that the tests' policy does not allow. */
const NO_FILM = /Framing .* violates|Access is denied for this document/;

const pro = findPhone('4001') as PhoneSeed;
const square = phonesSeed.find(({ film }) => film === 'square');
const wide = phonesSeed.find(({ film }) => film === 'wide');

const viewsOf = (phone: PhoneSeed) => phone.finishes.flatMap((finish) => [undefined, 'back', 'front'].map((view) => imageOf(phone, finish, view as 'back')));

const colors = (page: Page, language: 'cn' | 'en' = 'cn') => page.getByRole('group', { name: messages(language, 'phones').detail.color });
const capacities = (page: Page, language: 'cn' | 'en' = 'cn') => page.getByRole('group', { name: messages(language, 'phones').detail.capacity });
const gallery = (page: Page, name: string, language: 'cn' | 'en' = 'cn') =>
  page.getByRole('region', { name: fill(messages(language, 'phones').gallery.label, { name }) });
const plans = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const prices = (page: Page) => page.getByRole('main').locator('dl').first().getByRole('definition');

/** An image of the gallery is the one that is shown. */
const expectShown = (page: Page, src: string | undefined) =>
  expect(gallery(page, pro.name).getByRole('group').locator(`img[src="${src}"]`)).toBeInViewport({ ratio: 0.6 });

inLanguages('cn', 'a phone', (language) => {
  const t = messages(language, 'phones');
  const copy = messages(language, 'common');

  test('a phone: images, colours, capacities, prices, plans, presentation and terms', {
    tag: [ADDED, '@PHONE-18', '@PHONE-19', '@PHONE-22', '@PHONE-23'],
  }, async ({ page, expectConsoleErrors, calls, requests }) => {
    expectConsoleErrors(NO_FILM);
    await page.goto('/productDetails/4001');
    await expect(page.getByRole('main').getByText(pro.subtitle[language], { exact: true }).first()).toBeVisible();
    const trail = page.getByRole('navigation', { name: copy.trail });
    await expect(trail.getByRole('listitem')).toHaveText([copy.home, t.title, brandOf(pro), pro.name]);
    await expect(trail.getByRole('link', { name: brandOf(pro) })).toHaveAttribute('href', '/allMobile?brandName=Vela');
    await expect(trail.getByRole('link', { name: t.title })).toHaveAttribute('href', '/mobileDevice');
    // The prerendered page is there first, its request follows.
    await expectGetWithoutPayload(requests, '/api/mobiles/getMobileInfoById/4001');
    expect((await calls()).filter(({ operationId }) => operationId === 'phoneDetail')).toEqual([expect.objectContaining({ status: '0' })]);

    const pictures = gallery(page, pro.name, language).getByRole('group').locator('img');
    expect(await pictures.evaluateAll((all) => all.map((image) => image.getAttribute('src')))).toEqual(viewsOf(pro));
    await expect(colors(page, language).getByRole('radio')).toHaveCount(pro.finishes.length);
    for (const finish of pro.finishes) await expect(colors(page, language).getByRole('radio', { name: colourNames[finish][language] })).toBeVisible();
    await expect(capacities(page, language).getByRole('radio')).toHaveCount(pro.capacities.length);
    for (const [name, price] of pro.capacities) await expect(capacities(page, language).getByRole('radio', { name: `${name} ${pataca(price)}` })).toBeVisible();

    const offers = plansOf(pro, 0);
    await expect(prices(page)).toHaveText([pataca(pro.capacities[0]?.[1] ?? 0), pataca(offers.find(({ isRecommended }) => isRecommended)?.price ?? 0)]);
    await expect(page.getByRole('tab')).toHaveText([t.detail.plans, t.detail.presentation]);
    await expect(plans(page)).toHaveCount(offers.length);
    for (const [at, { plan, fee, price, link, lines, isRecommended }] of offers.entries()) {
      const card = plans(page).nth(at);
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(plan.name[language]);
      await expect(card).toContainText(`MOP$${fee}`);
      await expect(card.getByRole('definition').first()).toHaveText(pataca(price));
      for (const [label, value] of plan.facts) await expect(card.locator('dl > div').filter({ hasText: label[language] })).toContainText(value[language]);
      for (const line of lines) await expect(card.getByText(line[language], { exact: true })).toBeVisible();
      await expect(card.getByText(copy.card.recommended, { exact: true })).toHaveCount(isRecommended ? 1 : 0);
      await expect(card.getByRole('link')).toHaveAttribute('href', link.startsWith('/') ? `${link}?phone=4001` : link);
    }

    await page.getByText(copy.terms, { exact: true }).click();
    await expect(page.getByText(language === 'cn' ? '須年滿 18 歲' : 'Customers must be 18 or over').first()).toBeVisible();

    await page.getByRole('tab', { name: t.detail.presentation }).click();
    await expect(page).toHaveURL(/tab=presentation/);
    const panel = page.getByRole('tabpanel', { name: t.detail.presentation });
    for (const feature of pro.features) await expect(panel.getByRole('heading', { name: features[feature].title[language] })).toBeVisible();
    await expect(panel.getByRole('table')).toBeVisible();
    await expectAccessible(page, ['frame-tested']);
    await panel.getByText(language === 'cn' ? '規格' : 'Specifications', { exact: true }).click();
    await expect(panel.getByRole('table')).toBeHidden();
  });
});

test('a capacity has its own prices and plans, and says so', { tag: [ADDED, '@PHONE-20'] }, async ({ page }) => {
  await page.goto('/productDetails/4001');
  for (const at of [2, 1]) {
    const [name, price] = pro.capacities[at] ?? ['', 0];
    const offers = plansOf(pro, at);
    await capacities(page).getByRole('radio', { name }).click();
    await expect(capacities(page).getByRole('radio', { name })).toBeChecked();
    await expect(plans(page).getByRole('heading')).toHaveText(offers.map(({ plan }) => plan.name.cn));
    await expect(plans(page).locator('dl > div:first-child dd')).toHaveText(offers.map((offer) => pataca(offer.price)));
    await expect(prices(page)).toHaveText([pataca(price), pataca(offers.find(({ isRecommended }) => isRecommended)?.price ?? 0)]);
    await expect(page.getByText(fill(cn.detail.chosenPrice_other, { capacity: name, price: pataca(price), count: offers.length }))).toHaveRole('status');
    await expect(page.getByRole('heading', { level: 2, name: fill(cn.detail.plansHeading, { capacity: name }) })).toBeVisible();
  }
  await expect(page).toHaveURL('/productDetails/4001?capacity=2');
  await page.reload();
  await expect(capacities(page).getByRole('radio', { name: '256 GB' })).toBeChecked();
  await expect(prices(page).first()).toHaveText(pataca(pro.capacities[1]?.[1] ?? 0));
});

inLanguages('en', 'a phone', (language) => {
  test('a plan chosen for a phone keeps phone, colour and capacity, also over reload and Back', async ({ page }) => {
    await page.goto('/productDetails/4001');
    const [capacity] = pro.capacities[1] ?? [''];
    await colors(page, language).getByRole('radio', { name: colourNames.sand[language] }).check();
    await capacities(page, language).getByRole('radio', { name: capacity }).check();
    await expect(page).toHaveURL('/productDetails/4001?color=2&capacity=2');
    const offer = plansOf(pro, 1).find(({ link }) => link === '/sharePlan/2003');
    await plans(page)
      .filter({ has: page.getByRole('heading', { name: offer?.plan.name[language] ?? '', exact: true }) })
      .getByRole('link')
      .click();
    const address = '/sharePlan/2003?phone=4001&color=2&capacity=2';
    const panel = page.getByRole('region', { name: pro.name, exact: true });
    const offered = page.getByRole('region', { name: /24/ }).filter({ has: page.getByRole('link', { name: messages(language, 'plans').detail.apply }) });
    const apply = page.getByRole('article').getByRole('link', { name: messages(language, 'plans').detail.apply });
    for (const arrive of [async () => {}, () => page.reload()]) {
      await arrive();
      await expect(page).toHaveURL(address);
      await expect(panel).toContainText(colourNames.sand[language]);
      await expect(panel).toContainText(capacity);
      await expect(panel.getByRole('definition')).toHaveText(pataca(offer?.price ?? 0));
      await expect(panel.locator('img')).toHaveAttribute('src', imageOf(pro, 'sand'));
      await expect(apply.first()).toHaveAttribute('href', `https://shop.${content.domain}/apply/2003?phone=4001&color=2&capacity=2`);
      // The plan's own card of this phone is chosen, and its total has the price of the phone.
      const devices = page.getByRole('group', { name: messages(language, 'plans').detail.device });
      await expect(devices.getByRole('radio', { name: 'Vela 12 Pro 256 GB' })).toBeChecked();
      await expect(offered.getByRole('definition').last()).toHaveText(pataca(24 * (offer?.fee ?? 0) + (offer?.price ?? 0)));
      await expect(offered.getByRole('link')).toHaveAttribute('href', `https://shop.${content.domain}/apply/2003?option=3&phone=4001&color=2&capacity=2`);
    }
    await page.goBack();
    await expect(page).toHaveURL('/productDetails/4001?color=2&capacity=2');
    await expect(colors(page, language).getByRole('radio', { name: colourNames.sand[language] })).toBeChecked();
    await page.goForward();
    await expect(page).toHaveURL(address);
    await panel.getByRole('link').click();
    await expect(page).toHaveURL('/productDetails/4001?color=2&capacity=2');
  });
});

test('a plan page says where the chosen phone is not sold with the plan, or not at all, and stays', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(FAILED_RESOURCE);
  // The largest capacity is not sold with the cheapest plan.
  const last = pro.capacities.length;
  const missing = plansOf(pro, 0).find(({ link }) => plansOf(pro, last - 1).every((offer) => offer.link !== link));
  await page.goto(`${missing?.link}?phone=4001&capacity=${last}`);
  const panel = page.getByRole('region', { name: pro.name });
  await expect(panel).toContainText('不能以這個計劃出機');
  await expect(panel.getByRole('definition')).toHaveCount(0);
  await page.goto('/sharePlan/2003?phone=9999');
  await expect(page.getByRole('main')).toContainText('所選手機已停售');
  await expect(page).toHaveURL('/sharePlan/2003?phone=9999');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a colour slides the gallery to its image', { tag: ['@PHONE-20', AREA_RUN] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/productDetails/4001');
  const [azul, sand, ink] = pro.finishes.map((finish) => imageOf(pro, finish));
  await expectShown(page, azul);
  const places: number[] = [];
  await page.exposeFunction('scrolled', (left: number) => places.push(left));
  await page.evaluate(() => {
    const track = document.querySelector('main section [role=group]:has(img)');
    track?.addEventListener('scroll', () => (window as unknown as { scrolled: (left: number) => void }).scrolled(track.scrollLeft));
  });

  await colors(page).getByRole('radio', { name: colourNames.sand.cn }).check();
  await expectShown(page, sand);
  await expect(colors(page)).toContainText(colourNames.sand.cn);
  // It slides: on the way there it has been in between.
  expect(places.length).toBeGreaterThan(2);
  expect(places[0]).toBeLessThan(places.at(-1) ?? 0);
  await expect(page).toHaveURL('/productDetails/4001?color=2');

  await page.reload();
  await expectShown(page, sand);
  await expect(colors(page).getByRole('radio', { name: colourNames.sand.cn })).toBeChecked();

  // Conversely, turning to the images of another colour chooses it.
  await gallery(page, pro.name)
    .getByRole('button', { name: fill(cn.gallery.position, { color: colourNames.ink.cn, position: 7, total: 9 }) })
    .click();
  await expect(colors(page).getByRole('radio', { name: colourNames.ink.cn })).toBeChecked();
  await expectShown(page, ink);
  await page.setViewportSize(PHONE);
  await expectShown(page, ink);
});

test('the image dialog opens, turns and closes', { tag: [ADDED, '@PHONE-18', AREA_RUN] }, async ({ page }) => {
  await page.goto('/productDetails/4001');
  const turn = (way: 'previous' | 'next') => gallery(page, pro.name).getByRole('button', { name: common.carousel[way] }).click();
  // Before the first comes the last.
  await turn('previous');
  await expectShown(page, viewsOf(pro).at(-1));
  await turn('next');
  await expectShown(page, imageOf(pro, 'azul'));
  const zoom = gallery(page, pro.name).getByRole('button', { name: cn.gallery.zoom });
  const popup = page.getByRole('dialog', { name: pro.name });
  await zoom.click();
  await expect(popup).toBeVisible();
  await expect(popup.getByRole('img')).toHaveAttribute('src', imageOf(pro, 'azul'));
  await expectAccessible(page);
  await popup.getByRole('button', { name: common.carousel.next }).click();
  await expect(popup.getByRole('img')).toHaveAttribute('src', imageOf(pro, 'azul', 'back'));
  await expect(popup.getByRole('status')).toHaveText(fill(cn.gallery.position, { color: colourNames.azul.cn, position: 2, total: 9 }));
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(zoom).toBeFocused();
  await expectShown(page, imageOf(pro, 'azul', 'back'));

  await gallery(page, pro.name).getByRole('group').click();
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: common.close }).click();
  await expect(popup).toHaveCount(0);

  await page.setViewportSize({ width: 320, height: 640 });
  await zoom.click();
  await expect(popup.getByRole('button', { name: common.carousel.next })).toBeInViewport();
});

test('the image dialog enlarges by buttons, keys and pinch; arrow keys turn the images or move the enlarged one', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/productDetails/4001');
  await gallery(page, pro.name).getByRole('button', { name: cn.gallery.zoom }).click();
  const popup = page.getByRole('dialog', { name: pro.name });
  const image = popup.getByRole('img');
  const stage = popup.getByRole('region', { name: cn.gallery.enlarged });
  const heightOf = async () => Math.round((await image.boundingBox())?.height ?? 0);
  const views = viewsOf(pro);
  await expect(stage).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(image).toHaveAttribute('src', views[1] ?? '');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(image).toHaveAttribute('src', views.at(-1) ?? '');

  const whole = await heightOf();
  await popup.getByRole('button', { name: cn.gallery.larger }).click();
  await popup.getByRole('button', { name: cn.gallery.larger }).click();
  await expect(popup.getByText('225%').first()).toBeAttached();
  expect(await heightOf()).toBeGreaterThan(whole * 2);
  await stage.focus();
  const left = await stage.evaluate(({ scrollLeft }) => scrollLeft);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => stage.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(left);
  await expect(image).toHaveAttribute('src', views.at(-1) ?? '');
  await page.keyboard.press('0');
  await expect.poll(heightOf).toBe(whole);

  const { x = 0, y = 0, width = 0, height = 0 } = (await stage.boundingBox()) ?? {};
  const fingers = (apart: number) => [-apart, apart].map((by) => ({ x: x + width / 2 + by, y: y + height / 2 }));
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
  for (const apart of [45, 60]) await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(heightOf).toBeGreaterThan(whole * 1.8);
  // Another image begins whole.
  await popup.getByRole('button', { name: common.carousel.previous }).click();
  await expect.poll(heightOf).toBe(whole);
  // Another colour leaves the dialog open; the choice of the page follows when it closes.
  await popup.getByRole('button', { name: common.close }).click();
  await expect(page).toHaveURL('/productDetails/4001?color=3');
  await expect(colors(page).getByRole('radio', { name: colourNames.ink.cn })).toBeChecked();
});

test('frames of the presentation keep the ratio of their size in any window and at every opening of the tab', { tag: ['@PHONE-21'] }, async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(NO_FILM);
  if (square === undefined || wide === undefined) throw new Error('The seed has no film of each ratio');
  for (const [phone, ratio] of [
    [square, 1],
    [wide, 16 / 9],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/productDetails/${phone.id}?tab=presentation`);
    const frame = page.getByRole('tabpanel').locator('iframe');
    const measure = async () => {
      const { width = 0, height = 1 } = (await frame.boundingBox()) ?? {};
      return { width, ratio: Math.round((width / height) * 100) / 100 };
    };
    const wanted = Math.round(ratio * 100) / 100;
    await expect.poll(async () => (await measure()).ratio).toBe(wanted);
    expect((await measure()).width).toBeGreaterThan(500);
    await page.setViewportSize(PHONE);
    await expect.poll(async () => (await measure()).ratio).toBe(wanted);
    expect((await measure()).width).toBeLessThan(390);
    await page.getByRole('tab', { name: cn.detail.plans }).click();
    await expect(frame).toHaveCount(0);
    await page.getByRole('tab', { name: cn.detail.presentation }).click();
    await expect.poll(async () => (await measure()).ratio).toBe(wanted);
    await expectNoHorizontalScroll(page);
  }
});

test('on a phone the price with a plan is at hand until its button is scrolled to', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/productDetails/4001');
  const offers = plansOf(pro, 0);
  const withPlan = offers.find(({ isRecommended }) => isRecommended) ?? offers[0];
  const bar = page
    .getByRole('main')
    .getByRole('region')
    .filter({ hasText: `${pataca(withPlan?.price ?? 0)} ${fill(cn.detail.withFee, { fee: `MOP$${withPlan?.fee}` })}` });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.getByRole('button', { name: cn.detail.choosePlan }).click();
  await expect(page.getByRole('heading', { name: fill(cn.detail.plansHeading, { capacity: pro.capacities[0]?.[0] ?? '' }) })).toBeFocused();
  await expect(bar).toHaveCount(0);
});

test('a backend that sends the stated fields only is shown in full', { tag: ['@PHONE-22', AREA_RUN] }, async ({ page, scenario }) => {
  await scenario('phoneDetail', { example: 'statedFieldsOnly' });
  await page.goto('/productDetails/4001');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tejo Leve');
  await expect(colors(page).getByRole('radio', { name: '月光白' })).toBeChecked();
  await expect(capacities(page).getByRole('radio', { name: '32 GB' })).toBeChecked();
  await expect(gallery(page, 'Tejo Leve').locator('img')).toHaveCount(1);
  await expect(gallery(page, 'Tejo Leve').getByRole('button')).toHaveCount(1);
  await expect(page.getByText(fill(cn.detail.askPrice, { hotline: '1118' }))).toBeVisible();
  await expect(page.getByRole('button', { name: cn.detail.choosePlan })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: fill(cn.detail.noPlansTitle, { capacity: '32 GB' }) })).toBeVisible();
  await page.getByRole('tab', { name: cn.detail.presentation }).click();
  await expect(page.getByRole('tabpanel')).toContainText('純通話及訊息');
  await page.getByText(common.terms, { exact: true }).click();
  await expect(page.getByText('手機及充電器保養 12 個月')).toBeVisible();
  await expectAccessible(page);
});
