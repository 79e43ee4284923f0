import type { BrowserContext, Page } from '@playwright/test';
import type { Persona } from '../../mock-server/personas.ts';
import { type OperationFacts, type OperationId, operations } from '../../openapi/generated/operations.ts';
import { paths } from '../../src/lib/paths.ts';
import { openBill, openService, settle, TYPED, TYPED_NEXT, typeSms, visitTab, walkAccount } from '../support/account-walk.ts';
import { goBack, NO_PAGE_CACHE, test as testWithPageCache, untilControlled } from '../support/caching-browser.ts';
import { Canaries } from '../support/canaries.ts';
import { FULL, FULL_ONLY } from '../support/full.ts';
import { accountButton, elsewhere, logIn, loginButton, loginOf, logOut, oneBill, postpaid, prepaid, threeG } from '../support/log-in.ts';
import { openPlaces, shownPlaces, storedPlaces, walkHistory, watchCache } from '../support/places.ts';
import { openForm, SENDINGS, type Sending } from '../support/sendings.ts';
import { sessionOf } from '../support/session.ts';
import { expect, FAILED_RESOURCE, test, texts } from '../support/site.ts';
import { smsOf } from '../support/sms.ts';

const { bills, common, settings } = texts('cn');

/** Writes that answer with data of the customer. */
const ANSWERING: readonly OperationId[] = ['lookUpBalance', 'previewSms'];
/** What must have been answered with canaries: every read that the contract does not call the same for every visitor. */
const PERSONAL = (Object.entries(operations) as [OperationId, OperationFacts][])
  .filter(([id, { kind, isPublic }]) => (kind === 'read' && !isPublic) || ANSWERING.includes(id))
  .map(([id]) => id);

/** Two walks with their searches, and a tab's history. */
const TIME = FULL ? 240_000 : 120_000;

/** Plants canaries, and searches everything that the next customer can come to for what was the customer's before. */
class Search extends Canaries {
  private places = 0;
  private readonly traces = new Set<string>();

  /** What a page shows and holds. */
  async shown(page: Page): Promise<void> {
    this.look(await shownPlaces(page));
  }

  /** All of it, with what the browser keeps, and each entry of the tab's history. */
  async all(page: Page): Promise<void> {
    await this.shown(page);
    this.look(await storedPlaces(page));
    await walkHistory(page, () => this.shown(page));
  }

  /** Prints what was done, and fails when something was found. */
  expectNothing(way: string): void {
    const { opened, planted, places, traces } = this;
    // biome-ignore lint/suspicious/noConsole: npm test prints this line
    console.log(`Customer change: ${way}: ${opened.size} reads opened, ${planted} canaries planted, ${places} places searched, ${traces.size} found`);
    expect([...traces]).toEqual([]);
  }

  private look(places: Record<string, string>): void {
    for (const [place, text] of Object.entries(places)) {
      this.places += 1;
      for (const trace of this.find(text)) this.traces.add(`${place}: ${trace}`);
    }
  }
}

interface Stage {
  page: Page;
  context: BrowserContext;
  search: Search;
  scenario: (operationId: string, response?: { example: string }) => Promise<void>;
  customer: Persona;
  next: Persona;
}

/** Puts the session of a customer in the place of what is stored, as a tab does that the others do not hear. */
async function replaceSession(other: Page, customer: Persona): Promise<void> {
  await other.evaluate((session) => void Object.assign(localStorage, session), await sessionOf(other.request, customer));
}

/** Opens a page whose read says that the session has expired. */
async function expire(page: Page, scenario: Stage['scenario'], { kind }: Persona): Promise<void> {
  const [read, path] = kind === 'PREPAID' ? ['ussdGroups', paths.roamingServices] : ['billSummary', paths.bills];
  await scenario(read, { example: 'sessionExpired' });
  await page.goto(path);
  await loginOf(page).root.waitFor();
  await scenario(read);
}

/** The steps that local storage keeps: none of them may be those of a customer who has gone. */
const steps = (page: Page) =>
  page.evaluate(() => ['SetIndex', 'choicePlanVal', 'easyPay', 'paymentMethod', 'smsIndex', 'usageRecord'].map((key) => localStorage.getItem(key)));

/** Lets a response come now, which must change no step and say nothing. */
async function release(page: Page, operation: OperationId, letGo: () => void): Promise<void> {
  await settle(page);
  const before = await steps(page);
  await watchCache(page);
  const { path } = operations[operation];
  const coming = page.waitForResponse((response) => response.request().method() === 'POST' && new URL(response.url()).pathname === path);
  letGo();
  await (await coming).finished();
  await settle(page);
  expect(await steps(page)).toEqual(before);
  await expect(page.getByRole('region', { name: common.toasts.label }).getByText(/./)).toHaveCount(0);
}

/** The customers whose data is looked for: the first goes in each of the ways, the others where it is said, with `--full`. */
const CUSTOMERS: Record<string, Persona> = { postpaid, oneBill, threeG, prepaid };
const nextTo = (customer: Persona) => (customer === oneBill ? postpaid : oneBill);

/** A customer who has opened what there is, and leaves a message typed. */
async function begin(page: Page, context: BrowserContext, customer: Persona): Promise<Search> {
  const search = new Search(customer);
  search.alsoFind(TYPED.number, TYPED.message);
  await openPlaces(page);
  await search.watch(context);
  await page.goto(paths.home);
  await logIn(page, customer);
  await walkAccount(page, customer, { whole: FULL, typed: TYPED });
  if (customer.kind === 'POSTPAID') {
    await typeSms(page, TYPED);
    await smsOf(page).numbers.press('Enter');
    // Twice: a toast will name it.
    await typeSms(page, TYPED);
  }
  return search;
}

interface Which {
  /** Not only the first customer. */
  everybody?: boolean;
  tag?: string;
}

/** How one customer goes and the next comes, in the tab that is searched; the form of an SMS is filled in then. */
function way(title: string, { everybody = false, tag }: Which, change: (stage: Stage) => Promise<void>): void {
  for (const [name, customer] of Object.entries(CUSTOMERS)) {
    if (customer !== postpaid && !everybody) continue;
    const tags = customer === postpaid ? (tag ?? []) : FULL_ONLY;
    test(`${title}: nothing of the customer ${name} reaches the next`, { tag: tags }, async ({ page, context, scenario, expectConsoleErrors }) => {
      test.setTimeout(TIME);
      expectConsoleErrors(FAILED_RESOURCE);
      const next = nextTo(customer);
      const search = await begin(page, context, customer);
      await change({ page, context, search, scenario, customer, next });
      await search.all(page);
      if (FULL) await walkAccount(page, next, { whole: true, typed: TYPED_NEXT, seen: () => search.shown(page) });
      search.expectNothing(`${title}, ${name}`);
    });
  }
}

// In every run with every read, below.
way('log-out button', { everybody: true, tag: FULL_ONLY }, async ({ page, next }) => {
  await logOut(page);
  await logIn(page, next);
});

way('expiry', { everybody: true, tag: FULL_ONLY }, async ({ page, scenario, customer, next }) => {
  if (customer.kind === 'PREPAID') {
    await expire(page, scenario, customer);
  } else {
    await scenario('previewSms', { example: 'sessionExpired' });
    await smsOf(page).preview.click();
    await loginOf(page).root.waitFor();
    await scenario('previewSms');
  }
  await logIn(page, next);
});

way('log-out in another tab', { tag: FULL_ONLY }, async ({ page, context, next }) => {
  await elsewhere(context, (other) => logOut(other));
  await expect(loginButton(page)).toBeVisible();
  await logIn(page, next);
});

way('expiry in another tab', {}, async ({ page, context, search, scenario, customer, next }) => {
  await elsewhere(context, (other) => expire(other, scenario, customer));
  await expect(loginOf(page).root).toBeVisible();
  await search.shown(page);
  await logIn(page, next);
});

way('log-out and log-in in another tab', { tag: FULL_ONLY }, async ({ page, context, next }) => {
  await elsewhere(context, async (other) => {
    await logOut(other);
    await logIn(other, next);
  });
  await expect(accountButton(page, next)).toBeVisible();
});

way('another session put in the place of this one', { tag: FULL_ONLY }, async ({ page, context, next }) => {
  await elsewhere(context, (other) => replaceSession(other, next));
  await expect(accountButton(page, next)).toBeVisible();
});

way('Back after the log-out', { tag: FULL_ONLY }, async ({ page, search, next }) => {
  await logOut(page);
  for (let step = 0; step < 4; step += 1) {
    await page.goBack();
    await expect(loginOf(page).root.or(loginButton(page)).first()).toBeVisible();
    await search.shown(page);
  }
  await logIn(page, next);
});

way('a read and a saved setting that are answered late', {}, async ({ page, search, next }) => {
  await visitTab(page, 'settings');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: new RegExp(`^${settings.alert.row}`) }).click();
  await settle(page);
  const chosen = main.getByRole('checkbox', { checked: true });
  // Those that are saved, without which nothing is full.
  await chosen.first().waitFor();
  while ((await chosen.count()) > 0) await chosen.first().uncheck();
  // Out of reach and folded, where the canaries leave the customer less data.
  const level = main.getByRole('checkbox', { name: '69.8 GB', exact: true });
  const fold = main.getByText(settings.alert.higher, { exact: true });
  await level.or(fold).first().waitFor();
  if (!(await level.isVisible())) await fold.click();
  await level.check();
  const letGo = search.hold('saveDataUsageAlert');
  const readGo = [search.hold('billPdf'), search.hold('billText')];
  const sending = (path: string) => page.waitForRequest((request) => request.method() === 'POST' && new RegExp(path).test(request.url()));
  const saving = sending('/api/care/datausagealert');
  await main.getByRole('button', { name: settings.alert.save, exact: true }).click();
  await saving;
  await visitTab(page, 'bills');
  const reading = sending('/api/care/(getpdfbase64|myBill)');
  await openService(page, bills.services.bill);
  await main.getByRole('navigation', { name: bills.bill.dates }).getByRole('button').nth(3).click();
  await reading;
  search.alsoFind('"levels":[71475]');
  await logOut(page);
  await logIn(page, next);
  // The reads were aborted: no response comes.
  for (const go of readGo) go();
  await release(page, 'saveDataUsageAlert', letGo);
});

way('a purchase that is answered late', { tag: FULL_ONLY }, async ({ page, search, next }) => {
  const sending = SENDINGS.buyTopUp4g as Sending;
  await visitTab(page, 'top-up');
  const buy = await openForm(page, sending);
  const letGo = search.hold('buyTopUp4g');
  const buying = page.waitForRequest(`**${sending.path}?*`);
  await buy.click();
  await buying;
  await logOut(page);
  await logIn(page, next);
  // On the page of the purchase, where its success would be shown.
  await visitTab(page, 'top-up');
  await release(page, 'buyTopUp4g', letGo);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('nothing of two customers who open every read reaches the next, who opens the same', async ({ page, context, expectConsoleErrors }) => {
    test.setTimeout(2 * TIME);
    expectConsoleErrors(FAILED_RESOURCE);
    const search = new Search(postpaid, threeG);
    search.alsoFind(TYPED.number, TYPED.message);
    await openPlaces(page);
    await search.watch(context);
    await page.goto(paths.home);
    await untilControlled(page);
    await logIn(page, postpaid);
    await walkAccount(page, postpaid, { whole: true, typed: TYPED });
    await logOut(page);
    // Whose bill is a text.
    await logIn(page, threeG);
    await openBill(page);
    await logOut(page);
    const missing = PERSONAL.filter((id) => !search.opened.has(id));
    expect(missing, 'personal reads that the walk does not open').toEqual([]);

    await logIn(page, oneBill);
    await search.all(page);
    await walkAccount(page, oneBill, { whole: true, typed: TYPED_NEXT, seen: () => search.shown(page) });
    search.expectNothing('log-out button, every read');
  });
});

testWithPageCache('back/forward cache: nothing of a customer reaches the next, who has logged in elsewhere', async ({ page, context }) => {
  testWithPageCache.skip(NO_PAGE_CACHE !== undefined, NO_PAGE_CACHE);
  testWithPageCache.setTimeout(TIME);
  await page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { restored: persisted })));
  const search = await begin(page, context, postpaid);
  await untilControlled(page);
  await page.goto(paths.notFound);
  await elsewhere(context, async (other) => {
    await logOut(other);
    await logIn(other, oneBill);
  });
  await goBack(page);
  await expect(accountButton(page, oneBill)).toBeVisible();
  expect(await page.evaluate(() => (window as Window & { restored?: boolean }).restored)).toBe(true);
  await search.all(page);
  search.expectNothing('back/forward cache');
});
