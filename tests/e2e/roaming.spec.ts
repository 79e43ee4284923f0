import type { Page, Request } from '@playwright/test';
import { catalogue } from '#operator';
import { paths } from '../../src/lib/paths.ts';
import { ALWAYS } from '../support/full.ts';
import { expect, fill, inLanguages, type Language, messages, PHONE, test } from '../support/site.ts';

const PAGE = '/idd/roamingcharge';
const JAPAN = `${PAGE}?region=502&destination=110&show=1`;
/** Tariffs and lists, in the order in which a customer causes them to be requested. */
const READS = ['roamingRegions', 'roamingDestinations', 'roamingVoices', 'roamingVideos', 'roamingData'];
/** What the mock says in each language. */
const content = {
  cn: { asia: '亞洲', europe: '歐洲', japan: '日本', portugal: '葡萄牙', cuba: '古巴', network: '日本網絡', nothing: '找不到' },
  en: { asia: 'Asia', europe: 'Europe', japan: 'Japan', portugal: 'Portugal', cuba: 'Cuba', network: 'Japan network', nothing: 'We found nothing' },
} as const;

/** The page's parts by their words. */
function parts(page: Page, language: Language) {
  const t = messages(language, 'roaming');
  const form = page.getByRole('form', { name: t.form.label });
  const section = (kind: 'voice' | 'video' | 'data') => page.getByRole('region', { name: t[kind].title, exact: true });
  return {
    t,
    region: form.getByLabel(t.form.region),
    destination: form.getByLabel(t.form.destination),
    network: form.getByLabel(t.form.network, { exact: true }),
    submit: form.getByRole('button', { name: t.form.submit }),
    quick: page.getByLabel(t.quick.label),
    /** Opens the selects below the search. */
    byRegion: () => page.getByRole('main').locator('summary').filter({ hasText: t.form.label }).click(),
    change: page.getByRole('main').getByRole('button', { name: t.change, exact: true }),
    result: (name: string) => page.getByRole('heading', { level: 2, name, exact: true }),
    section,
    /** Opens the charges of calls, or those of data where a day pass begins by itself. */
    unfold: async (kind: 'voice' | 'video' | 'data') => {
      const charges = (role: 'table' | 'list') => section(kind).getByRole(role, { includeHidden: true });
      await expect(charges('table').or(charges('list')).first()).toBeAttached();
      const fold = section(kind).locator('summary:not(li summary)');
      if ((await fold.count()) > 0) await fold.click();
    },
    /** The figures of a network's row. */
    row: (kind: 'voice' | 'video' | 'data', network: string) =>
      section(kind)
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: network }) }),
  };
}

/** What the page has read of the tariffs: method, path, query without the time, and payload. */
const reads = (requests: Request[]) =>
  requests
    .map((request) => [request.method(), new URL(request.url()), request.postData()] as const)
    .filter(([, { pathname }]) => pathname.startsWith('/api/iddRoaming/'))
    .map(([method, { pathname, search }, payload]) => [method, pathname.slice('/api/iddRoaming/'.length), search.replace(/t=\d+/, 't'), payload] as const);

inLanguages('cn', 'roaming charges', (language) => {
  const copy = content[language];
  test('region, destination, search: voice, video and data of every network', { tag: ['@ROAM-01', '@ROAM-03', '@ROAM-12', '@ROAM-13', '@ROAM-14'] }, async ({
    page,
    calls,
    requests,
  }) => {
    await page.goto(PAGE);
    const { t, region, destination, submit, result, row, unfold, byRegion, change } = parts(page, language);
    await byRegion();
    await expect(region).toHaveValue('');
    await region.selectOption({ label: copy.asia });
    await expect(region).toHaveValue('502');
    await destination.selectOption({ label: copy.japan });
    await expect(destination).toHaveValue('110');
    // Nothing is shown, and no tariff is requested, before the search.
    await expect(result(copy.japan)).toHaveCount(0);
    expect((await calls()).map(({ operationId }) => operationId).filter((id) => READS.includes(id))).toEqual(READS.slice(0, 2));

    await submit.click();
    // The answer takes the place of the question, and leads to the switch.
    await expect(result(copy.japan)).toBeFocused();
    await expect(region).toHaveCount(0);
    await expect(change).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: t.start.link })).toHaveAttribute('href', paths.turnOnDataRoaming());
    const voice = row('voice', `${copy.network} A`);
    await expect(voice).toBeHidden();
    await unfold('voice');
    await unfold('video');
    await unfold('data');
    await expect(voice.getByRole('cell')).toHaveText(['44010', '9.90', '9.90', '22.60', '19.80', '30.40', '26.80', '11.50', '3.20']);
    // Which heading is above which charge: charges.test.tsx.
    // Video rows are voice rows without messages (decision C08).
    await expect(row('video', `${copy.network} B`).getByRole('cell')).toHaveText(['44020', '15.60', '15.60', '36.00', '31.80', '48.30', '42.60', '18.00']);
    await expect(row('data', `${copy.network} A`).getByRole('cell')).toHaveText(['JP A', '440-10', '5G n78 · 4G B1, B3', 'MOP$6.00', '50 KB', 'MOP$1.20']);
    await expect(page.getByText(fill(t.networks_other, { count: 3 }))).toBeVisible();

    // The network is sent nowhere.
    const named = ['get3gVideosByRDId/110', 'get3gVoicesByRDId/110', 'getGprsByRDId/110', 'getRDsByRegionId/502', 'listSelectRoamingRegions'];
    expect(reads(requests).sort()).toEqual(named.map((path) => ['GET', path, '?t', null]));
  });

  test('without a destination there is no search: the field says so and takes the focus; the network has one option; the terms count voice in minutes', {
    tag: ['@ROAM-06', '@ROAM-07', '@ROAM-08', '@ROAM-15'],
  }, async ({ page, calls }) => {
    await page.goto(PAGE);
    const { t, region, destination, network, submit, byRegion } = parts(page, language);
    await byRegion();
    await expect(network).toHaveValue('2');
    await expect(network.getByRole('option')).toHaveText([language === 'cn' ? '5G／4G LTE／3G' : '5G, 4G LTE or 3G']);
    await submit.click();
    await expect(destination).toBeFocused();
    await expect(destination).toHaveAttribute('aria-invalid', 'true');
    await expect(destination).toHaveAccessibleDescription(t.form.regionRequired);
    await region.selectOption({ label: copy.europe });
    await expect(destination).not.toHaveAttribute('aria-invalid');
    await submit.click();
    await expect(destination).toBeFocused();
    await expect(destination).toHaveAccessibleDescription(t.form.destinationRequired);
    expect((await calls()).map(({ operationId }) => operationId)).not.toContain('roamingVoices');

    const { terms } = t;
    const unit = page.getByText(terms.unit, { exact: true });
    await expect(unit).toBeHidden();
    await page.getByText(terms.title).click();
    await expect(unit).toBeVisible();
    await expect(unit).toHaveText(language === 'cn' ? /^語音漫遊以每 1 分鐘為單位/ : /^Voice roaming is charged in units of 1 minute/);
    const clauses = page.getByRole('listitem').filter({ has: unit }).locator('..').getByRole('listitem');
    expect(await clauses.count()).toBeGreaterThan(5);
    for (const clause of await clauses.all()) await expect(clause).toHaveText(language === 'cn' ? /\p{Script=Han}{4}/u : /^[^\p{Script=Han}]+$/u);
    await expect(page.getByText(fill(terms.hotline, { hotline: '1118' }))).toBeVisible();
  });

  test('typing where one goes leads to the charges without choosing a region', async ({ page }) => {
    await page.goto(PAGE);
    const { t, quick, region, destination, result, change } = parts(page, language);
    // Who has not chosen a destination may be looking for a day pass.
    const plansOffer = page.getByRole('heading', { level: 2, name: t.offer.title });
    await expect(plansOffer).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: t.offer.link })).toHaveAttribute('href', '/roamdataoffer');
    const matches = page.getByRole('main').getByRole('search').getByRole('link');
    await quick.fill('Portugl');
    await expect(page.getByRole('status').filter({ hasText: copy.nothing })).toBeVisible();
    await expect(matches).toHaveCount(1);
    await expect(matches).toContainText(copy.portugal);
    // Nothing found: all destinations are there to choose from.
    await quick.fill('zzz');
    await expect(page.getByRole('status').filter({ hasText: copy.nothing })).toContainText('zzz');
    await expect(matches).toHaveCount(60);
    await expect(matches.filter({ hasText: copy.cuba })).toBeVisible();
    await quick.fill(` ${copy.portugal} `);
    await expect(matches).toHaveCount(1);
    await quick.press('Enter');
    await expect(result(copy.portugal)).toBeFocused();
    await expect(plansOffer).toBeHidden();
    await change.click();
    await expect(quick).toBeFocused();
    await expect(region).toHaveValue('504');
    await expect(destination).toHaveValue('201');
    await expect(quick).toHaveValue('');
    // A usual destination needs no typing.
    await page.getByRole('main').getByRole('button', { name: copy.japan, exact: true }).click();
    await expect(result(copy.japan)).toBeFocused();
  });
});

test('another region clears the destination, its list and the result; the URL holds the choice: opened, reloaded, gone back to', {
  tag: ['@ROAM-02', '@ROAM-09'],
}, async ({ page }) => {
  const { region, destination, result, submit, change, unfold, row } = parts(page, 'cn');
  await page.goto(JAPAN);
  await expect(result('日本')).toBeVisible();
  // A shared URL does not take the focus away from the page's beginning.
  await expect(result('日本')).not.toBeFocused();
  await change.click();
  await expect(destination).toHaveValue('110');
  await region.selectOption({ label: '歐洲' });
  await expect(page).toHaveURL(/region=504$/);
  await expect(region).toHaveValue('504');
  await expect(destination).toHaveValue('');
  await expect(result('日本')).toHaveCount(0);
  await expect(destination.getByRole('option', { name: '葡萄牙' })).toBeAttached();
  await expect(destination.getByRole('option', { name: '日本' })).toHaveCount(0);
  await destination.selectOption({ label: '葡萄牙' });
  await submit.click();
  await expect(result('葡萄牙')).toBeVisible();
  await page.reload();
  await expect(result('葡萄牙')).toBeVisible();
  await page.goBack();
  await expect(result('葡萄牙')).toHaveCount(0);
  await expect(destination).toHaveValue('201');
  await page.goBack();
  await expect(result('日本')).toBeVisible();
  await unfold('data');
  await expect(row('data', '日本網絡 A')).toBeVisible();
});

test('remarks are red, one a line, with a sign; destinations 321 and 102 carry a note, others none', { tag: ['@ROAM-04', '@ROAM-05'] }, async ({ page }) => {
  const { t, result, section } = parts(page, 'cn');
  for (const [address, name] of [
    [`${PAGE}?region=506&destination=321&show=1`, '古巴'],
    [`${PAGE}?region=502&destination=102&show=1`, '緬甸'],
  ] as const) {
    await page.goto(address);
    await expect(result(name)).toBeVisible();
    await expect(page.getByText(t.special)).toBeVisible();
    const hotline = page.getByRole('main').getByRole('link', { name: fill(messages('cn', 'common').hotline.call, { number: '1118' }) });
    await expect(hotline).toHaveAttribute('href', 'tel:1118');
  }
  await page.goto(JAPAN);
  const lines = section('voice').getByRole('list', { name: t.remarks }).getByRole('listitem');
  await expect(lines).toHaveText(['通話以每 1 分鐘為單位計算，不足 1 分鐘亦作 1 分鐘計。', '接聽來電同樣收費；來電轉駁至留言信箱，亦會收費。']);
  for (const line of await lines.all()) {
    await expect(line).toHaveCSS('color', 'rgb(179, 32, 47)');
    await expect(line.locator('svg')).toBeVisible();
  }
  await expect(page.getByText(t.special)).toHaveCount(0);
});

test('what is no id in the URL never becomes a request', { tag: ALWAYS }, async ({ page, requests }) => {
  await page.goto(`${PAGE}?region=..%2F..%2Fcare&destination=1%2F2&show=1`);
  const { region, t, byRegion } = parts(page, 'cn');
  await byRegion();
  await expect(region.getByRole('option', { name: '亞洲' })).toBeAttached();
  await expect(region).toHaveValue('');
  expect(reads(requests).map(([, path]) => path)).toEqual(['listSelectRoamingRegions']);
  await page.goto(`${PAGE}?region=502&destination=99999&show=1`);
  await expect(page.getByRole('heading', { name: t.unknownTitle })).toBeVisible();
});

test('on a phone each network is a card, calls and data', { tag: ['@ROAM-10', '@ROAM-11'] }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(JAPAN);
  const { section, unfold } = parts(page, 'cn');
  for (const [kind, charge] of [
    ['voice', 'MOP$22.60/分鐘'],
    ['data', 'MOP$1.20'],
  ] as const) {
    await unfold(kind);
    const card = section(kind).getByRole('listitem').filter({ hasText: '日本網絡 A' });
    // Which label is beside which charge: charges.test.tsx.
    await expect(card.getByRole('definition').filter({ hasText: charge })).toBeVisible();
  }
  await expect(page.getByRole('table')).toHaveCount(0);
});

// With fields that the contract adds.
test('on a phone the day pass comes first, with when it begins and ends, and what it replaces and calls are folded below', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(JAPAN);
  const { t, section } = parts(page, 'cn');
  const { newWindow } = messages('cn', 'common');
  const offers = page.getByRole('region', { name: t.offers.title, exact: true });
  await expect(offers.getByRole('listitem')).toHaveText([
    new RegExp(`^日韓日費${t.offers.auto}.*每日`),
    new RegExp(`^日韓及東南亞 7 日${newWindow}6 GB.*7 日`),
    new RegExp(`^日韓及東南亞 15 日${newWindow}12 GB.*15 日`),
  ]);
  const { dayPass, roamPlans } = catalogue;
  for (const [at, price] of [dayPass.japanKorea, roamPlans['3106'], roamPlans['3107']].entries())
    await expect(offers.getByRole('listitem').nth(at)).toContainText(`MOP$${price}`);
  await expect(offers.getByRole('link', { name: '日韓日費' })).toHaveAttribute('href', '/roamdataoffer');
  await expect(page.getByRole('main').getByText('日費於每日首次上網時自動開始，至澳門時間 23:59 為止。')).toBeVisible();
  await expect(section('data')).not.toContainText('最多');
  for (const kind of ['data', 'voice'] as const) await expect(section(kind).getByRole('listitem').filter({ hasText: '日本網絡 A' })).toBeHidden();
  await expect(section('voice').locator('summary')).toContainText('MOP$19.80');
  await expect(page.locator('main img[src$="/flags/jp.svg"]')).toHaveJSProperty('complete', true);
});
