import { expect, type Locator, type Page } from '@playwright/test';
import type { Persona } from '../../mock-server/personas.ts';
import { AREA, FULL_ONLY } from '../support/full.ts';
import { LoginDialog, oneBill, postpaid, prepaid, threeG } from '../support/log-in.ts';
import { test } from '../support/site.ts';

/** Counts what a customer does after the log-in: presses of links and buttons, and fields (a text, a choice, a tick). */
class Walk {
  presses = 0;
  fields = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  async press(what: Locator): Promise<void> {
    this.presses += 1;
    await what.click();
  }

  async choose(what: Locator): Promise<void> {
    this.fields += 1;
    await what.click();
  }

  button(name: string | RegExp): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  link(name: string | RegExp): Locator {
    return this.main.getByRole('link', { name, exact: true });
  }
}

type Errand = 'see what I owe' | 'pay it' | 'see data left' | 'buy data' | 'roam tomorrow';

const data = (left: string) => async (walk: Walk) => expect(walk.main.getByRole('region', { name: 'Data this period' })).toContainText(`Left ${left} GB`);
const balance = (amount: string) => async (walk: Walk) =>
  expect(walk.main.getByRole('region', { name: 'Your account at a glance' })).toContainText(`Amount due${amount}`);

async function payByCard(walk: Walk): Promise<void> {
  await walk.press(walk.link('Pay now'));
  await walk.press(walk.button('Continue'));
  const terms = walk.page.getByRole('dialog');
  await walk.choose(terms.getByRole('checkbox'));
  await walk.press(terms.getByRole('button', { name: 'Continue', exact: true }));
  await expect(walk.page.getByRole('heading', { name: 'Card checkout' })).toBeVisible();
}

async function buyData(walk: Walk): Promise<void> {
  await walk.press(walk.link('Buy data'));
  await walk.choose(walk.button(/^3 GB\b/).first());
  await walk.press(walk.button('Continue'));
  await walk.choose(walk.main.getByRole('checkbox'));
  await walk.press(walk.button(/^Buy now/));
  await expect(walk.main.getByText(/We have added 3 GB/).first()).toBeVisible();
}

async function applyForData(walk: Walk): Promise<void> {
  await walk.press(walk.link('Buy data'));
  await walk.press(walk.button('Apply'));
  await expect(walk.main.getByText(/We have your application/).first()).toBeVisible();
}

/** With a button or a switch, and a confirmation. */
async function turnOn(walk: Walk, button: RegExp, name: RegExp): Promise<void> {
  await walk.press(walk.button(button).or(walk.main.getByRole('switch', { name })).first());
  await walk.press(walk.page.getByRole('alertdialog').getByRole('button').last());
  await expect(walk.page.getByText(/ is now on\./).first()).toBeVisible();
}

async function roam(walk: Walk): Promise<void> {
  await walk.press(walk.link('Check or turn on roaming'));
  await turnOn(walk, /^Turn data roaming on/, /^Data roaming/);
}

const CUSTOMERS: [string, Persona, Partial<Record<Errand, (walk: Walk) => Promise<unknown>>>][] = [
  ['4G', postpaid, { 'see what I owe': balance('MOP$386.00'), 'pay it': payByCard, 'see data left': data('3.2'), 'buy data': buyData, 'roam tomorrow': roam }],
  ['One Bill', oneBill, { 'see what I owe': balance('MOP$'), 'pay it': payByCard, 'see data left': data('78.7'), 'buy data': buyData, 'roam tomorrow': roam }],
  ['3G', threeG, { 'see what I owe': balance('MOP$'), 'pay it': payByCard, 'see data left': data('0.4'), 'buy data': applyForData, 'roam tomorrow': roam }],
];

for (const [turn, [name, customer, errands]] of CUSTOMERS.entries()) {
  test(`the commonest errands take at most three presses after the log-in: ${name}`, {
    tag: ['@BILL-01', '@BILL-03', turn === 0 ? AREA : FULL_ONLY],
  }, async ({ page, setLocale }) => {
    await setLocale('en');
    const lines: string[] = [];
    for (const [errand, go] of Object.entries(errands)) {
      await page.goto('/index');
      const dialog = new LoginDialog(page, 'en');
      await dialog.open();
      await dialog.logIn(customer);
      const walk = new Walk(page);
      await expect(walk.main.getByRole('heading', { level: 1, name: 'Bills' })).toBeVisible();
      await go(walk);
      expect(walk.presses, errand).toBeLessThanOrEqual(3);
      lines.push(`${name.padEnd(22)} ${errand.padEnd(16)} ${walk.presses} presses  ${walk.fields} fields`);
      await page.goto('/index');
      await page.evaluate(() => localStorage.clear());
    }
    console.info(lines.join('\n'));
  });
}

test('the commonest errands take at most three presses after the log-in: prepaid', async ({ page, setLocale }) => {
  await setLocale('en');
  await page.goto('/index');
  const dialog = new LoginDialog(page, 'en');
  await dialog.open();
  await dialog.logIn(prepaid);
  const walk = new Walk(page);
  await walk.press(walk.main.getByRole('link', { name: /^Roaming services/ }));
  await turnOn(walk, /^Turn prepaid roaming on/, /^Prepaid roaming/);
  expect(walk.presses).toBeLessThanOrEqual(3);
  console.info(`${'prepaid'.padEnd(22)} ${'roam tomorrow'.padEnd(16)} ${walk.presses} presses  ${walk.fields} fields`);
});
