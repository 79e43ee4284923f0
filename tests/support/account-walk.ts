import type { Locator, Page } from '@playwright/test';
import type { Persona } from '../../mock-server/personas.ts';
import { EXAMPLE_PID } from '../../mock-server/seed/payments.ts';
import { accountRoutes } from '../../src/app/account-route-table.ts';
import { paths } from '../../src/lib/paths.ts';
import { isIdle } from './places.ts';
import { expect, type Language, messages, texts } from './site.ts';
import { smsOf } from './sms.ts';

const { account, bills, settings, sms, usage } = texts('cn');

type Tab = (typeof accountRoutes)[number]['tab'];

/** Something of the account area that is opened, in an entry of the history of its own. */
interface Visit {
  tab: Tab;
  /** Opens what the page shows only when it is asked. */
  open?: (page: Page, typed: Sms) => Promise<unknown>;
  /** Whose account has it; everybody's, if not said. */
  has?: (customer: Persona) => boolean;
  /** A visit of the short walk. */
  short?: true;
}

interface Sms {
  number: string;
  message: string;
}

/** What the customer who is searched for writes; no page, bill or list of the mock contains it. */
export const TYPED: Sms = { number: '66391538', message: 'canary-typed' };
/** What the next customer writes. */
export const TYPED_NEXT: Sms = { number: '66123456', message: 'The book fair opens at ten.' };

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
/** Opens a view, and waits until it has taken the control's place: it renders in a transition. */
export async function openView(control: Locator): Promise<void> {
  await control.click();
  await expect(control).toBeHidden();
}
const openRow = (page: Page, title: string) => openView(main(page).getByRole('button', { name: new RegExp(`^${title}`) }));
export const openService = (page: Page, name: string) => openView(main(page).getByRole('listitem').filter({ hasText: name }).getByRole('button'));
const postpaid = ({ kind }: Persona) => kind === 'POSTPAID';
const withRecord = ({ kind, isOneBill }: Persona) => kind === 'POSTPAID' && !isOneBill;

async function openTab(tab: Locator): Promise<void> {
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

async function openScheduled(page: Page): Promise<void> {
  await smsOf(page).scheduled.click();
  await expect(smsOf(page).heading(sms.tasks.title)).toBeVisible();
}

/** Opens the newest bill, a PDF or a text, from the bills. */
export async function openBill(page: Page): Promise<void> {
  await openService(page, bills.services.bill);
  const text = main(page).locator('summary, pre').first();
  await expect(text.or(paperOf(page)).first()).toBeVisible({ timeout: 20_000 });
  if (!(await text.isVisible())) await showPaper(page);
}

/** The button of a bill with figures, or a page: without figures, as of a bare backend, the PDF is there at once. */
function paperOf(page: Page, language: Language = 'cn'): Locator {
  const [name] = messages(language, 'bills').billFacts.showPaper_other.split(/[（(]/);
  return main(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .or(main(page).locator('canvas'))
    .first();
}

/** Shows the PDF of the bill. */
export async function showPaper(page: Page, language?: Language): Promise<void> {
  const canvas = main(page).locator('canvas').first();
  await expect(paperOf(page, language)).toBeVisible({ timeout: 20_000 });
  if (!(await canvas.isVisible())) await paperOf(page, language).click();
  await expect(canvas).toBeVisible({ timeout: 20_000 });
}

/** One after the other is of another page: a link to the page that is shown would take the place of its entry. */
const LISTED: readonly Visit[] = [
  { tab: 'bills', short: true, has: postpaid, open: openBill },
  {
    tab: 'usage',
    short: true,
    has: withRecord,
    open: (page) => main(page).getByRole('combobox', { name: usage.period, exact: true }).selectOption({ index: 1 }),
  },
  { tab: 'bills', short: true, has: postpaid, open: (page) => openRow(page, bills.glance.airtimeMore) },
  { tab: 'usage', has: postpaid, open: (page) => openRow(page, usage.reissue.title) },
  { tab: 'bills', has: postpaid, open: (page) => openService(page, bills.services.reissue) },
  { tab: 'payment', has: postpaid },
  { tab: 'top-up', has: ({ net }) => net === '4g' },
  { tab: 'top-up', has: ({ net }) => net === '3g' },
  { tab: 'roaming' },
  { tab: 'sms', has: postpaid, open: (page) => openTab(smsOf(page).record) },
  { tab: 'settings', short: true, has: postpaid, open: (page) => openRow(page, settings.alert.row) },
  { tab: 'sms', has: postpaid, open: (page) => openScheduled(page) },
  { tab: 'settings', open: (page) => openRow(page, settings.volte.row) },
  {
    tab: 'sms',
    has: postpaid,
    open: async (page, typed) => {
      await typeSms(page, typed);
      await smsOf(page).preview.click();
      await expect(smsOf(page).send).toBeVisible();
    },
  },
  { tab: 'calling' },
  {
    tab: 'sms',
    short: true,
    has: postpaid,
    open: async (page) => {
      for (const what of ['group', 'template'] as const) {
        await press(page, sms[what].pick);
        // Not how it is used, which is asked before the list is there.
        const saved = page.getByRole('dialog').getByRole('group', { name: sms.picker[`${what}List`] });
        await expect(saved.getByRole('radio').first()).toBeVisible({ timeout: 30_000 });
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    },
  },
];

/** Also every other page of the account area, which reads when it is opened. */
const VISITS: readonly Visit[] = [
  ...accountRoutes
    .filter((page) => !LISTED.some(({ tab }) => tab === page.tab))
    .map((page): Visit => ({ tab: page.tab, ...(page.prepaid !== true && { has: postpaid }) })),
  ...LISTED,
];

/** Pages outside of the account area with reads that no other visitor gets: the search, the captcha of a form, the receipt of a payment. */
const LOADED = [paths.search('5G'), paths.contact, `${paths.payment}?payRes=true&pid=${EXAMPLE_PID}`];

const linkOf = (tab: Tab) => accountRoutes.find((route) => route.tab === tab)?.link ?? '';

/** Waits until a page has what it reads. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('main h1').first()).toBeAttached();
  await page.waitForFunction(isIdle);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Goes to a page of the account area by its link. */
export async function visitTab(page: Page, tab: Tab): Promise<void> {
  await page.getByRole('navigation', { name: account.mine }).getByRole('link', { name: account.tabs[tab], exact: true }).click();
  await page.waitForURL(`**${linkOf(tab)}`);
  await settle(page);
}

interface WalkOptions {
  /** Opens every read, instead of those whose data is kept in different ways. */
  whole: boolean;
  /** An SMS that is written up to its preview. */
  typed: Sms;
  seen?: () => Promise<void>;
}

/** Visits everything that a customer has, and calls `seen` at each place. The last is the form of an SMS. */
export async function walkAccount(page: Page, customer: Persona, { whole, typed, seen }: WalkOptions): Promise<void> {
  for (const path of whole ? LOADED : LOADED.slice(-1)) {
    await page.goto(path);
    await settle(page);
    await seen?.();
  }
  if (customer.kind === 'PREPAID') {
    await page.getByRole('navigation', { name: account.mine }).getByRole('link', { name: account.prepaid, exact: true }).click();
    await page.waitForURL(`**${paths.prepaid}`);
    await settle(page);
    await seen?.();
  }
  for (const { tab, open, has, short } of VISITS) {
    if ((has !== undefined && !has(customer)) || !(whole || short)) continue;
    await visitTab(page, tab);
    await open?.(page, typed);
    await settle(page);
    await seen?.();
  }
}

/** Types a message without sending it. */
export async function typeSms(page: Page, { number, message }: Sms): Promise<void> {
  const form = smsOf(page);
  await form.numbers.fill(number);
  await form.content.fill(message);
}
