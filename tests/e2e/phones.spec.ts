import type { Page, Request } from '@playwright/test';
import { content } from '#operator';
import { brandsSeed, colourNames, imageOf, phonesOfBrand, phonesSeed } from '../../mock-server/seed/phones.ts';
import type { PhoneSeed } from '../../mock-server/seed/phones-model.ts';
import { monthlyOf } from '../../mock-server/seed/phones-plans.ts';
import { bannersSeed } from '../../mock-server/seed/site-banners.ts';
import { changeAnswer, expectGetWithoutPayload, pagesOf } from '../support/calls.ts';
import { pataca } from '../support/figures.ts';
import { ADDED, AREA_RUN } from '../support/full.ts';
import { expect, expectAccessible, fill, inLanguages, type Language, messages, PHONE, test } from '../support/site.ts';

const SPECIALS = phonesSeed.filter(({ special }) => special !== undefined);
const names = (phones: readonly PhoneSeed[]) => phones.map(({ name }) => name);
const cn = messages('cn', 'phones');

const cards = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });
const count = (page: Page, language: Language, phones: number) =>
  page.getByRole('heading', { level: 2, name: fill(messages(language, 'phones').list.count_other, { count: phones }) });
const makers = (page: Page, language: Language = 'cn') => page.getByRole('navigation', { name: messages(language, 'phones').list.brands });
const pager = (page: Page, language: Language = 'cn') => page.getByRole('navigation', { name: messages(language, 'common').pager.label });
const turnTo = (page: Page, number: number) =>
  pager(page).getByRole('button', { name: fill(messages('cn', 'common').pager.page, { page: number }), exact: true });

const requested = (requests: Request[]) => pagesOf(requests, '/api/mobiles/listApiIndexMobiles/');

inLanguages('cn', 'phones', (language) => {
  const t = messages(language, 'phones');
  const common = messages(language, 'common');

  test('the phone home page has banners, the first four phones, an advert and the ways on', {
    tag: [ADDED, '@PHONE-01', '@PHONE-03', '@PHONE-04', '@PHONE-05', '@HOME-05'],
  }, async ({ page, calls, requests }) => {
    await page.goto('/mobileDevice');
    const banners = page.getByRole('region', { name: t.banners });
    await expect(banners.locator('img')).toHaveCount(bannersSeed.phoneBanner.length);
    await expect(banners.locator('img').first()).toHaveAttribute('src', new RegExp(`${bannersSeed.phoneBanner[0]?.scene}-wide`));
    const advert = page.getByRole('region', { name: bannersSeed.phoneMiddle[0]?.title[language] ?? '' });
    await expect(advert.locator('img')).toHaveAttribute('src', new RegExp(`${bannersSeed.phoneMiddle[0]?.scene}-wide`));

    await expect(page.getByRole('tab')).toHaveText([t.list.all, t.tabs.special, ...brandsSeed.map(({ name }) => name)]);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(t.list.all);
    await expect(cards(page)).toHaveText(names(phonesSeed.slice(0, 4)));
    // The other places of a card: cards.test.tsx.
    for (const phone of phonesSeed.slice(0, 4)) {
      const card = page.getByRole('article', { name: phone.name, exact: true });
      await expect(card.getByRole('definition')).toHaveText([pataca(monthlyOf(phone)), pataca(phone.capacities[0]?.[1] ?? 0)]);
      await expect(card.getByRole('term')).toHaveText(language === 'cn' ? ['推薦計劃月費', '淨機價由'] : ['Monthly plan', 'Phone, from']);
    }
    await expect(page.getByRole('link', { name: t.plansLink.browse })).toHaveAttribute('href', '/powerPlan');
    await expect(page.getByRole('main').getByRole('link', { name: t.list.showAll }).first()).toHaveAttribute('href', '/allMobile');

    await expect.poll(() => requested(requests)).toEqual(['0000 1 4']);
    await expectGetWithoutPayload(requests, '/api/mobiles/getbrands');
    const positions = requests.map((request) => new URL(request.url()).searchParams.get('position')).filter(Boolean);
    expect(positions.sort()).toEqual(['phoneBanner', 'phoneMiddle']);
    const asks = (await calls()).map(({ operationId, status }) => `${operationId} ${status}`);
    for (const ask of ['brands 0', 'phones 0']) expect(asks).toContain(ask);
  });

  test('all phones: makers, how many there are, twelve a page, new ones marked', {
    tag: ['@PHONE-07', '@PHONE-08', '@PHONE-09', '@PHONE-12', '@PHONE-16'],
  }, async ({ page, requests }) => {
    await page.goto('/allMobile');
    const tabs = makers(page, language).getByRole('link');
    await expect(tabs).toHaveText([t.list.all, `${t.list.iphone}${common.newWindow}`, ...brandsSeed.map(({ name }) => name)]);
    await expect(makers(page, language).locator('[aria-current=page]')).toHaveText(t.list.all);
    await expect(tabs.nth(1)).toHaveAttribute('href', `https://store.${content.domain}/iphone`);
    await expect(tabs.nth(1)).toHaveAttribute('target', '_blank');

    await expect(count(page, language, phonesSeed.length)).toBeVisible();
    await expect(cards(page)).toHaveText(names(phonesSeed.slice(0, 12)));
    const isNew = page.getByRole('article').filter({ has: page.getByText(common.card.isNew, { exact: true }) });
    await expect(isNew.getByRole('heading')).toHaveText(names(phonesSeed.slice(0, 12).filter((phone) => phone.isNew)));
    await expect(pager(page, language).getByText(fill(t.pager.summary, { from: 1, to: 12 }))).toBeVisible();
    await expect.poll(() => requested(requests)).toEqual(['0000 1 12']);
    await expectGetWithoutPayload(requests, '/api/mobiles/getbrands');
  });
});

test('a tab of the strip loads its first four phones and stays in the URL', { tag: ['@PHONE-03', '@PHONE-04', '@PHONE-13', '@PHONE-14'] }, async ({
  page,
  requests,
}) => {
  await page.goto('/mobileDevice');
  // The page is rendered before it reads: who is quicker than it gets the tab without the first read.
  await expect.poll(() => requested(requests)).toEqual(['0000 1 4']);
  await page.getByRole('tab', { name: cn.tabs.special }).click();
  await expect(cards(page)).toHaveText(names(SPECIALS.slice(0, 4)));
  await page.getByRole('tab', { name: 'Kumo' }).click();
  const kumo = names(phonesOfBrand('3002').slice(0, 4));
  await expect(cards(page)).toHaveText(kumo);
  expect(requested(requests)).toEqual(['0000 1 4', '0001 1 4', '3002 1 4']);
  await expect(page).toHaveURL('/mobileDevice?tab=3002');
  const all = page.getByRole('main').getByRole('link', { name: fill(cn.strip.browseBrand, { brand: 'Kumo' }) });
  await expect(all.first()).toHaveAttribute('href', '/allMobile?brandName=Kumo');

  await page.reload();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Kumo');
  await expect(cards(page)).toHaveText(kumo);
  await page.goBack();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(cn.tabs.special);
  await expect(cards(page)).toHaveText(names(SPECIALS.slice(0, 4)));
  await page.goto('/mobileDevice?tab=9999');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(cn.list.all);
  await expect(cards(page)).toHaveText(names(phonesSeed.slice(0, 4)));
});

test('the advert opens a path of the site in a new tab, and a full URL as it is', { tag: [ADDED, '@PHONE-02'] }, async ({ page }) => {
  await changeAnswer(page, /getBannerVOlist\?.*phoneMiddle/, (adverts: Record<string, unknown>[]) => {
    Object.assign(adverts[0] ?? {}, { isfullurl: 0, href: '/allMobile' });
  });
  await page.goto('/mobileDevice');
  const advert = page.getByRole('region', { name: bannersSeed.phoneMiddle[0]?.title.cn ?? '' }).getByRole('link');
  // The prerendered one leads to the store.
  await expect(advert).toHaveAttribute('href', '/allMobile');
  const opened = page.waitForEvent('popup');
  await advert.click();
  const other = await opened;
  await expect(other).toHaveURL('/allMobile');
  await expect(page).toHaveURL('/mobileDevice');

  // A full URL as it is; without text the image leads there.
  await changeAnswer(page, /getBannerVOlist\?.*phoneMiddle/, (adverts: Record<string, unknown>[]) => {
    Object.assign(adverts[0] ?? {}, { isfullurl: 1, href: `https://store.${content.domain}/trade-in`, title: undefined, text: undefined, linkText: undefined });
  });
  await page.goto('/mobileDevice');
  const link = page.getByRole('main').getByRole('link', { name: bannersSeed.phoneMiddle[0]?.alt.cn ?? '' });
  await expect(link).toHaveAttribute('href', `https://store.${content.domain}/trade-in`);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link.getByRole('img')).toBeVisible();
});

test('another page is loaded, the page is at its top and the focus at the list; a page beyond the last becomes the last', {
  tag: ['@PHONE-10', '@PHONE-17'],
}, async ({ page, requests }) => {
  await page.goto('/allMobile');
  // The prerendered phones are there before the page requests any; who turns the page until then never needs the first.
  await expect.poll(() => requested(requests)).toEqual(['0000 1 12']);
  await turnTo(page, 2).click();
  await expect(cards(page)).toHaveText(names(phonesSeed.slice(12, 24)));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 2, name: fill(cn.list.countPage_other, { count: phonesSeed.length, page: 2, pages: 3 }) })).toBeFocused();
  await expect(page).toHaveURL('/allMobile?page=2');
  await expect(pager(page).getByText(fill(cn.pager.summary, { from: 13, to: 24 }))).toBeVisible();
  expect(requested(requests)).toEqual(['0000 1 12', '0000 2 12']);
  const first = requests.filter((request) => !request.url().includes('pageNumber=2'));
  await expectGetWithoutPayload(first, '/api/mobiles/listApiIndexMobiles/0000', { pageNumber: '1', pageSize: '12' });

  await page.reload();
  await expect(cards(page)).toHaveText(names(phonesSeed.slice(12, 24)));
  await page.goBack();
  await expect(cards(page)).toHaveText(names(phonesSeed.slice(0, 12)));

  await page.setViewportSize(PHONE);
  const input = page.getByRole('textbox', { name: messages('cn', 'common').pager.input });
  await input.fill('3');
  await input.press('Enter');
  await expect(cards(page)).toHaveText(names(phonesSeed.slice(24, 36)));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveURL('/allMobile?page=3');
  await page.goto('/allMobile?page=9');
  await expect(page).toHaveURL('/allMobile?page=3');
  await expect(cards(page)).toHaveText(names(phonesSeed.slice(24, 36)));
});

test('another brand begins at page 1; brandName opens that brand, in any case, an unknown one all, as many as the server says', {
  tag: ['@PHONE-06', '@PHONE-08', '@PHONE-11'],
}, async ({ page, requests }) => {
  await page.goto('/allMobile?page=2');
  await expect(cards(page)).toHaveText(names(phonesSeed.slice(12, 24)));
  await makers(page).getByRole('link', { name: 'Vela' }).click();
  await expect(page).toHaveURL('/allMobile?brandName=Vela');
  await expect(cards(page)).toHaveText(names(phonesOfBrand('3001')));
  await expect(count(page, 'cn', phonesOfBrand('3001').length)).toBeVisible();
  await expect(pager(page)).toHaveCount(0);
  await makers(page).getByRole('link', { name: cn.list.all, exact: true }).click();
  await expect(cards(page)).toHaveText(names(phonesSeed.slice(0, 12)));

  await page.goto('/allMobile?brandName=kumo');
  await expect(makers(page).locator('[aria-current=page]')).toHaveText('Kumo');
  await expect(cards(page)).toHaveText(names(phonesOfBrand('3002')));
  await expect(page).toHaveTitle(new RegExp(`^${fill(cn.list.titleBrand, { brand: 'Kumo' })}`));
  expect(requested(requests)).toEqual(['0000 2 12', '3001 1 12', '0000 1 12', '3002 1 12']);

  // How many there are is what the server says, not what the page counts.
  await changeAnswer(page, /listApiIndexMobiles/, (data: { total: number; totalPages: number }) => Object.assign(data, { total: 58, totalPages: 5 }));
  await page.goto('/allMobile?brandName=Nobody');
  await expect(makers(page).locator('[aria-current=page]')).toHaveText(cn.list.all);
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByRole('heading', { level: 2, name: '共有 58 款手機' })).toBeVisible();
  await expect(turnTo(page, 5)).toBeVisible();
});

test('filters and order make one list, are kept in the URL and by another brand, and can be cleared', async ({ page, requests }) => {
  const { filters } = cn;
  const priceOf = ({ capacities: [first] }: PhoneSeed) => first?.[1] ?? 0;
  const byPrice = phonesSeed.filter((phone) => priceOf(phone) > 3000 && priceOf(phone) <= 6000).sort((one, other) => priceOf(one) - priceOf(other));
  await page.goto('/allMobile?page=2');
  await expect(cards(page)).toHaveText(names(phonesSeed.slice(12, 24)));
  await page.getByLabel(filters.price, { exact: true }).selectOption({ label: fill(filters.between, { above: '3,000', upTo: '6,000' }) });
  await page.getByLabel(filters.order, { exact: true }).selectOption({ label: filters.orders.price });
  await expect(count(page, 'cn', byPrice.length)).toBeVisible();
  await expect(cards(page)).toHaveText(names(byPrice.slice(0, 12)));
  await expect(page).toHaveURL('/allMobile?price=3000-6000&sort=price');
  await turnTo(page, 2).click();
  await expect(cards(page)).toHaveText(names(byPrice.slice(12)));
  await makers(page).getByRole('link', { name: 'Nordo' }).click();
  await expect(cards(page)).toHaveText(names(byPrice.filter(({ brandId }) => brandId === '3004')));
  await expect(page).toHaveURL('/allMobile?brandName=Nordo&price=3000-6000&sort=price');
  await page.getByLabel(filters.inStock).check();
  await expect(cards(page)).toHaveText(names(byPrice.filter(({ brandId, soldOut }) => brandId === '3004' && !soldOut)));

  await page.goto('/allMobile?network=4G&sort=newest');
  const simple = phonesSeed.filter(({ networkName }) => networkName === '4G').sort((one, other) => other.released.localeCompare(one.released));
  await expect(cards(page)).toHaveText(names(simple));
  await page.getByLabel(filters.price, { exact: true }).selectOption({ label: fill(filters.above, { above: '6,000' }) });
  await expect(page.getByRole('heading', { name: filters.noneTitle })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: filters.reset }).last().click();
  await expect(cards(page)).toHaveText(names(phonesSeed.slice(0, 12)));
  await expect(page).toHaveURL('/allMobile');
  expect(requested(requests)).toEqual(['0000 2 12', '0000 1 100', '3004 1 100', '0000 1 100', '0000 1 12']);
});

test('the picture of a card follows its colour by pointer, keyboard and choice, and the link keeps the chosen one', async ({ page }) => {
  const [pro] = phonesSeed;
  if (pro === undefined) throw new Error('The seed has no phones');
  await page.goto('/allMobile');
  const card = page.getByRole('article', { name: pro.name, exact: true });
  const dots = card.getByRole('group', { name: fill(cn.card.colours, { name: pro.name }) });
  const image = (finish: (typeof pro.finishes)[number]) => expect(card.locator('img')).toHaveAttribute('src', imageOf(pro, finish));
  await expect(dots.getByRole('radio')).toHaveCount(pro.finishes.length);
  await dots.getByTitle(colourNames.ink.cn).hover();
  await image('ink');
  await page.mouse.move(0, 0);
  await image('azul');
  await dots.getByRole('radio', { name: colourNames.azul.cn }).focus();
  await page.keyboard.press('ArrowRight');
  await image('sand');
  await expect(card.getByRole('link')).toHaveAttribute('href', '/productDetails/4001?color=2');
  await page.setViewportSize(PHONE);
  await dots.getByTitle(colourNames.ink.cn).click();
  await image('ink');
  await expect(page).toHaveURL('/allMobile');
  await card.getByRole('link').click();
  await expect(page).toHaveURL('/productDetails/4001?color=3');
  await expect(page.getByRole('heading', { level: 1, name: pro.name })).toBeVisible();
  await expect(page.getByRole('radio', { name: colourNames.ink.cn })).toBeChecked();
});

test('phones are compared side by side, from the list and from the page of one; the URL keeps them', { tag: [ADDED, '@PHONE-22', AREA_RUN] }, async ({
  page,
}) => {
  const words = messages('cn', 'compare');
  const [first, second] = phonesSeed;
  await page.goto(`/productDetails/${first?.id}`);
  await page.getByRole('main').getByRole('link', { name: cn.compare.start }).click();
  await expect(page).toHaveURL(`/allMobile?compare=${first?.id}`);
  const tray = page.getByRole('region', { name: words.tray });
  await expect(tray).toContainText(first?.name ?? '-');
  await page.getByRole('checkbox', { name: `${cn.compare.choose} ${second?.name}` }).check();
  await tray.getByRole('link', { name: words.open }).click();
  await expect(page.getByRole('heading', { level: 1, name: cn.compare.title })).toBeFocused();
  await page.reload();
  const table = page.getByRole('table', { name: cn.compare.title });
  await expect(table.getByRole('columnheader')).toHaveText([words.item, ...[first, second].map((phone) => `${phone?.name}${words.details} ${phone?.name}`)]);
  const row = (label: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });
  for (const [at, phone] of [first, second].entries()) {
    await expect(table.getByRole('link', { name: `${words.details} ${phone?.name}` })).toHaveAttribute('href', `/productDetails/${phone?.id}`);
    await expect(row(cn.detail.outright).getByRole('cell').nth(at)).toHaveText(pataca(phone?.capacities[0]?.[1] ?? 0));
    await expect(row('重量').getByRole('cell').nth(at)).toHaveText(`${phone?.specs.grams} 克`);
  }
  await table.getByRole('button', { name: fill(words.remove, { name: first?.name ?? '' }) }).click();
  await expect(page).toHaveURL(`/allMobile?compare=${second?.id}&view=compare`);
  await page.getByRole('main').getByRole('link', { name: cn.compare.back }).click();
  await expect(page).toHaveURL(`/allMobile?compare=${second?.id}`);
});
