import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { expect, fill, type Language, languages, messages, revealSections, test } from '../support/site.ts';

const TARIFF = '/idd/roamingcharge';
const JAPAN = `${TARIFF}?region=502&destination=110&show=1`;
const CHIP = 'main a[href^="/sharePlan/"] >> nth=0';

/** What a page says of one of its reads. What each failure of the network does to a page is in tests/safety/failures.spec.ts. */
interface State {
  path: string;
  operation: OperationId;
  /** While the response is on its way. */
  loading?: string;
  /** The button that reads again after a failure. */
  retry?: string;
  /** In place of the content of an empty response. */
  empty?: string;
  /** Is there once the response has come. */
  content: (page: Page) => Locator;
}

type Content = State['content'];
const article: Content = (page) => page.getByRole('main').getByRole('article').first();
const within =
  (role: 'region' | 'table' | 'tabpanel', name: string, part: 'article' | 'heading' | 'radio' | 'rowheader'): Content =>
  (page) =>
    page.getByRole(role, { name, exact: true }).first().getByRole(part).first();

/** By route, in alphabetical order. */
function statesIn(language: Language): State[] {
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
    { path: '/activities/3101', operation: 'businessActivity', loading: activity.loading, content: within('region', event.title, 'heading') },
    { path: '/allMobile', operation: 'brands', retry: tabs.failed, content: maker },
    { path: '/allMobile?brandName=Vela', operation: 'phones', loading: list.loading, empty: list.emptyTitle, content: article },
    { path: '/business', operation: 'businessPlanCategories', loading: businessPlans.loadingTabs, empty: businessPlans.noneTitle, content: article },
    { path: '/business', operation: 'businessPlans', loading: businessPlans.loading, empty: businessPlans.emptyTitle, content: article },
    { path: '/businessActivity', operation: 'businessActivities', loading: activities.loading, empty: activities.emptyTitle, content: article },
    { path: '/idd/idd00', operation: 'idd00Plans', loading: idd.loading, empty: idd.emptyTitle, content: within('table', idd.plan00.caption, 'rowheader') },
    { path: '/idd/idd060', operation: 'idd060Plans', loading: idd.loading, empty: idd.emptyTitle, content: within('table', idd.plan060.caption, 'rowheader') },
    {
      path: `${TARIFF}?region=504`,
      operation: 'roamingDestinations',
      empty: roaming.form.noDestinations,
      content: (page) => page.locator('option[value="201"]'),
    },
    { path: JAPAN, operation: 'roamingData', loading: roaming.loading, empty: noData, content: (page) => page.getByText('440-10').first() },
    { path: TARIFF, operation: 'roamingRegions', empty: roaming.emptyTitle, content: (page) => page.locator('main details form') },
    { path: '/index', operation: 'banners', empty: home.banners.fallbackTitle, content: (page) => page.getByRole('region', { name: home.banners.label }) },
    { path: '/index', operation: 'homeBrands', empty: home.phones.emptyTitle, content: within('region', home.phones.title, 'article') },
    { path: '/index', operation: 'homePhones', empty: home.phones.emptyTitle, content: within('region', home.phones.title, 'article') },
    { path: '/index', operation: 'homePlans', empty: home.plans.emptyTitle, content: within('region', home.plans.title, 'article') },
    { path: '/index', operation: 'planCategories', empty: home.plans.emptyTitle, content: within('region', home.plans.title, 'article') },
    { path: '/index', operation: 'roamQuestions', empty: home.finder.closedTitle, content: within('region', home.finder.title, 'radio') },
    { path: '/info', operation: 'pageTemplate', content: (page) => page.locator('main article table').first() },
    { path: '/keyWordSearch?keyWord=5G&page=1', operation: 'searchResults', loading: messages(language, 'search').loading, content: article },
    { path: '/mobileDevice', operation: 'brands', retry: tabs.failed, content: maker },
    { path: '/mobileDevice', operation: 'phones', loading: list.loading, empty: strip.emptyTitle, content: article },
    { path: '/news', operation: 'newsList', loading: news.loading, empty: news.emptyTitle, content: (page) => page.locator('main time').first() },
    { path: '/news?id=7009', operation: 'newsItem', empty: news.gone, content: (page) => page.getByRole('dialog').locator('table') },
    { path: '/powerPlan', operation: 'planCategories', retry: plans.categories.failed, content: (page) => page.getByRole('tab').nth(1) },
    { path: '/powerPlan?id=1002', operation: 'planSections', loading: plans.list.loading, empty: plans.list.emptyTitle, content: (page) => page.locator(CHIP) },
    { path: '/productDetails/4001', operation: 'phoneDetail', loading: phone.loading, content: article },
    { path: '/sharePlan/2003', operation: 'planDetail', loading: plans.detail.loading, content: article },
  ];
}

for (const [turn, { path, operation }] of statesIn('cn').entries()) {
  const language = languages[turn % languages.length] as Language;
  test(`${path} in ${language}: ${operation} on its way, failed and tried again, empty`, async ({ page, setLocale, scenario }) => {
    const { loading, empty, content, retry = messages(language, 'common').failure.retry } = statesIn(language)[turn] as State;
    const open = async () => {
      await page.goto(path, { waitUntil: 'commit' });
      if (path === '/index') await revealSections(page);
    };
    await setLocale(language);
    if (loading !== undefined) {
      await scenario(operation, { delay: 3000 });
      await open();
      await expect(page.getByText(loading, { exact: true }).first()).toBeAttached();
      await expect(content(page)).toBeAttached();
      await expect(page.getByText(loading, { exact: true })).toHaveCount(0);
    }

    await scenario(operation, { code: 500 });
    await open();
    const again = page.locator('main, dialog').getByRole('button', { name: retry, exact: true }).first();
    await expect(again).toBeVisible();
    await scenario(operation);
    await again.click();
    await expect(content(page)).toBeAttached();
    await expect(again).toBeHidden();

    if (empty === undefined) return;
    await scenario(operation, { example: 'empty' });
    await open();
    await expect(page.getByText(empty).first()).toBeVisible();
    await expect(content(page)).toHaveCount(0);
  });
}
