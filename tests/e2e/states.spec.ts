import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { paths } from '../../src/lib/paths.ts';
import { postpaid } from '../support/log-in.ts';
import { expect, fill, type Language, languages, messages, revealSections, test, texts } from '../support/site.ts';
import { serviceNames } from '../support/ussd.ts';

const TARIFF = '/idd/roamingcharge';
const JAPAN = `${TARIFF}?region=502&destination=110&show=1`;

type Open = (page: Page) => Promise<unknown>;

/** What a page says of one of its reads. What each failure of the network does to a page is in tests/safety/failures.spec.ts. */
interface State {
  path: string;
  operation: OperationId;
  /** Leads to it from the page. */
  open?: Open;
  /** While the response is on its way; in the account area a skeleton says so, in the words of all. */
  loading?: string;
  /** The button that reads again after a failure. */
  retry?: string;
  /** In place of the content of an empty response. */
  empty?: string;
  /** Is there once the response has come. */
  content: (page: Page) => Locator;
}

type Content = State['content'];
const partOf =
  (role: 'region' | 'table' | 'tabpanel', name: string, part: 'article' | 'heading' | 'radio' | 'rowheader'): Content =>
  (page) =>
    page.getByRole(role, { name, exact: true }).first().getByRole(part).first();

/** Presses a row, whose name is followed by its state, or a tab. */
const row = (name: string) => (page: Page) =>
  page
    .locator('main button', { hasText: new RegExp(`^${name}`) })
    .first()
    .click();
const labelled = (label: string) => (page: Page) => page.getByLabel(label, { exact: true });
const within =
  (selector: string, hasText: RegExp | string = '') =>
  (page: Page) =>
    page.locator(selector, { hasText }).first();

const article = within('main article');
const chip = within('main a[href^="/sharePlan/"]');

/** Of a customer, by tab: the operation, its page, what leads to it there, what is there once it is read, and what is said when there is nothing. */
function accountStatesIn(language: Language): State[] {
  const { bills, settings, sms, 'top-up': topUp, usage, ussd } = texts(language);
  const [bill, forward] = [row(bills.services.bill), row(serviceNames(language).forwardAll)];
  const paper = within('main button', fill(bills.billFacts.showPaper_other, { count: 3 }));
  const saved = within('dialog [type=radio]');
  const states: readonly (readonly [OperationId, string, Open | undefined, Content, string?])[] = [
    ['bills', paths.bills, bill, paper, bills.bill.none],
    ['billPdf', paths.bills, bill, paper],
    ['billReissuePeriods', paths.bills, row(bills.services.reissue), labelled(bills.reissue.period), bills.reissue.none],
    ['usageDetailPeriods', paths.usage, undefined, labelled(usage.period), usage.empty.title],
    ['usageDetail', paths.usage, undefined, within('main [role=tab]')],
    ['usageReissuePeriods', paths.usage, row(usage.reissue.title), labelled(usage.period), usage.empty.title],
    ['topUpOffer', paths.topUp, undefined, within('main button', /^\d+ GB/), topUp.plans.empty],
    ['ussdGroups', paths.roamingServices, undefined, within('main summary'), ussd.empty.title],
    ['ussdGroups', paths.callingServices, undefined, within('main summary'), ussd.empty.title],
    ['countries', paths.callingServices, forward, labelled(ussd.form.country), ussd.form.noCountry],
    ['smsGroups', paths.sms, row(sms.group.pick), saved, sms.picker.noGroups],
    ['smsTemplates', paths.sms, row(sms.template.pick), saved, sms.picker.noTemplates],
    ['smsHistory', paths.sms, row(sms.tabs.record), within('main table'), sms.record.empty],
    ['smsTasks', paths.sms, row(sms.tasks.title), within('main table'), sms.tasks.empty],
    ['dataUsageAlert', paths.settings, row(settings.alert.row), within('main [type=checkbox]')],
    ['volteStatus', paths.settings, row(settings.volte.row), (page) => page.getByRole('region', { name: settings.volte.device })],
  ];
  return states.map(([operation, path, open, content, empty]) => ({ operation, path, content, ...(open && { open }), ...(empty && { empty }) }));
}

/** By route, in alphabetical order. */
function publicStatesIn(language: Language): State[] {
  const { activities, activity, event, plans: businessPlans } = messages(language, 'business');
  const home = messages(language, 'home');
  const idd = messages(language, 'idd');
  const news = messages(language, 'news');
  const { detail: phone, list, strip, tabs } = messages(language, 'phones');
  const plans = messages(language, 'plans');
  const roaming = messages(language, 'roaming');
  const noData = fill(roaming.data.empty, { place: language === 'cn' ? '日本' : 'Japan' });
  const maker: Content = (page) => page.getByRole('main').getByText('Vela', { exact: true }).first();
  return [
    { path: '/activities/3101', operation: 'businessActivity', loading: activity.loading, content: partOf('region', event.title, 'heading') },
    { path: '/allMobile', operation: 'brands', retry: tabs.failed, content: maker },
    { path: '/allMobile?brandName=Vela', operation: 'phones', loading: list.loading, empty: list.emptyTitle, content: article },
    { path: '/business', operation: 'businessPlanCategories', loading: businessPlans.loadingTabs, empty: businessPlans.noneTitle, content: article },
    { path: '/business', operation: 'businessPlans', loading: businessPlans.loading, empty: businessPlans.emptyTitle, content: article },
    { path: '/businessActivity', operation: 'businessActivities', loading: activities.loading, empty: activities.emptyTitle, content: article },
    { path: '/idd/idd00', operation: 'idd00Plans', loading: idd.loading, empty: idd.emptyTitle, content: partOf('table', idd.plan00.caption, 'rowheader') },
    { path: '/idd/idd060', operation: 'idd060Plans', loading: idd.loading, empty: idd.emptyTitle, content: partOf('table', idd.plan060.caption, 'rowheader') },
    { path: `${TARIFF}?region=504`, operation: 'roamingDestinations', empty: roaming.form.noDestinations, content: within('option[value="201"]') },
    { path: JAPAN, operation: 'roamingData', loading: roaming.loading, empty: noData, content: (page) => page.getByText('440-10').first() },
    { path: TARIFF, operation: 'roamingRegions', empty: roaming.emptyTitle, content: within('main details form') },
    { path: '/index', operation: 'banners', empty: home.banners.fallbackTitle, content: (page) => page.getByRole('region', { name: home.banners.label }) },
    { path: '/index', operation: 'homeBrands', empty: home.phones.emptyTitle, content: partOf('region', home.phones.title, 'article') },
    { path: '/index', operation: 'homePhones', empty: home.phones.emptyTitle, content: partOf('region', home.phones.title, 'article') },
    { path: '/index', operation: 'homePlans', empty: home.plans.emptyTitle, content: partOf('region', home.plans.title, 'article') },
    { path: '/index', operation: 'planCategories', empty: home.plans.emptyTitle, content: partOf('region', home.plans.title, 'article') },
    { path: '/index', operation: 'roamQuestions', empty: home.finder.closedTitle, content: partOf('region', home.finder.title, 'radio') },
    { path: '/info', operation: 'pageTemplate', content: within('main article table') },
    { path: '/keyWordSearch?keyWord=5G&page=1', operation: 'searchResults', loading: messages(language, 'search').loading, content: article },
    { path: '/mobileDevice', operation: 'brands', retry: tabs.failed, content: maker },
    { path: '/mobileDevice', operation: 'phones', loading: list.loading, empty: strip.emptyTitle, content: article },
    { path: '/news', operation: 'newsList', loading: news.loading, empty: news.emptyTitle, content: within('main time') },
    { path: '/news?id=7009', operation: 'newsItem', empty: news.gone, content: (page) => page.getByRole('dialog').locator('table') },
    { path: '/powerPlan', operation: 'planCategories', retry: plans.categories.failed, content: (page) => page.getByRole('tab').nth(1) },
    { path: '/powerPlan?id=1002', operation: 'planSections', loading: plans.list.loading, empty: plans.list.emptyTitle, content: chip },
    { path: '/productDetails/4001', operation: 'phoneDetail', loading: phone.loading, content: article },
    { path: '/sharePlan/2003', operation: 'planDetail', loading: plans.detail.loading, content: article },
  ];
}

const statesIn = (language: Language) => [...publicStatesIn(language), ...accountStatesIn(language)];

for (const [turn, { path, operation }] of statesIn('cn').entries()) {
  const language = languages[turn % languages.length] as Language;
  test(`${path} in ${language}: ${operation} failed, on its way once it is tried again, empty`, async ({ page, setLocale, scenario, rememberCustomer }) => {
    const common = messages(language, 'common');
    const { open, loading, empty, content, retry = common.failure.retry } = statesIn(language)[turn] as State;
    const isAccount = path.startsWith('/account/');
    await setLocale(language);
    if (isAccount) await rememberCustomer(postpaid);
    const reveal = async () => path === '/index' && revealSections(page);
    await scenario(operation, { code: 500 });
    await page.goto(path, { waitUntil: 'commit' });
    await reveal();
    await open?.(page);
    const parts = page.locator('main, dialog');
    const again = parts.getByRole('button', { name: retry, exact: true }).first();
    await expect(again).toBeVisible();
    await expect(content(page)).toHaveCount(0);
    const sign = loading ?? (isAccount ? common.loading : undefined);
    await scenario(operation, sign === undefined ? undefined : { delay: isAccount ? 1500 : 3000 });
    await again.click();
    if (sign !== undefined) await expect(parts.getByText(sign, { exact: true }).first()).toBeAttached();
    await expect(content(page)).toBeAttached();
    await expect(again).toBeHidden();
    if (loading !== undefined) await expect(parts.getByText(loading, { exact: true })).toHaveCount(0);

    if (empty === undefined) return;
    await scenario(operation, { example: 'empty' });
    await page.reload({ waitUntil: 'commit' });
    await reveal();
    // A reload closes the form of a service.
    if (operation === 'countries') await open?.(page);
    await expect(page.getByText(empty).first()).toBeVisible();
    await expect(content(page)).toHaveCount(0);
  });
}
