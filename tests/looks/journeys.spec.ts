import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { loginOf, oneBill, postpaid } from '../support/log-in.ts';
import { PAY } from '../support/payments.ts';
import { fill, messages } from '../support/site.ts';
import { smsOf } from '../support/sms.ts';
import { travelCardOf } from '../support/travel-card.ts';
import { MOMENT } from './fixed-clock.ts';
import { complete, expect, test } from './test.ts';

// What a blind customer does and reads: each journey in one language, so that both are read.

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });

/** A press within a second of the last one counts as a double click, and this clock stands still. */
const wait = (page: Page, minutes: number) => page.clock.setFixedTime(MOMENT.getTime() + minutes * 60_000);

/** A part of the page is all that its snapshot has, and nothing else. */
const expectSnapshot = (part: Locator, name: string) => expect(part).toMatchAriaSnapshot({ name: `${name}.aria.yml` });

/** Keeps what the live regions say, in order: of a region that comes with its text only an alert is said. Call it before the first page. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = Object.assign(window, { said: [] }).said;
    const texts = new WeakMap<Element, string>();
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]')) {
        const text = region.textContent.replace(/\s+/g, ' ').trim();
        const before = texts.get(region) ?? (region.matches('[role=alert], [aria-live=assertive]') ? '' : text);
        texts.set(region, text);
        if (text !== '' && text !== before && region.closest('[inert], [aria-hidden=true]') === null) said.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test('log-in', async ({ page, visit }) => {
  await visit(paths.home, 'en');
  const login = loginOf(page, 'en');
  await login.open();
  await login.next.click();
  await expect(login.phone).toBeFocused();
  await login.enter(postpaid.mobileNo);
  await expect(login.pin).toBeFocused();
  await login.pin.fill('000000');
  await login.submit.click();
  await expect(login.pin).toBeFocused();
  await expectSnapshot(login.root, 'log-in-refused');
  await wait(page, 1);
  await login.pin.fill(postpaid.pin);
  await login.submit.click();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
});

test('bill', async ({ page, visit }) => {
  await visit(paths.bills, 'cn', postpaid);
  const t = messages('cn', 'bills');
  await complete(page);
  await expectSnapshot(main(page).getByRole('region', { name: t.summary }), 'bills');
  await main(page).getByRole('listitem').filter({ hasText: t.services.bill }).getByRole('button').click();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  await button(page, fill(t.billFacts.showPaper_other, { count: 3 })).click();
  await expect(main(page).getByRole('region', { name: t.pdf.pages }).getByRole('region').first()).toContainText(/3(?: 頁)?$/);
  await expectSnapshot(main(page).getByRole('toolbar'), 'bill-tools');
});

test('payment', async ({ page, visit, scenario }) => {
  // Whose order number is always the same.
  await scenario('payByCard', { example: 'usual' });
  await visit(paths.payAnother(), 'en', postpaid);
  const t = messages('en', 'payments');
  const terms = page.getByRole('dialog', { name: t.terms.title });
  const goOn = terms.getByRole('button', { name: t.next, exact: true });
  await main(page).getByLabel(t.number.label, { exact: true }).fill(oneBill.mobileNo);
  await button(page, t.number.find).click();
  await expect(button(page, t.number.next)).toBeFocused();
  await button(page, t.number.next).click();
  await expect(main(page).getByRole('heading', { name: t.method.question })).toBeFocused();
  await expectSnapshot(main(page).locator('form'), 'payment-method');
  await main(page).getByLabel(t.amount.label, { exact: true }).fill('100');
  await button(page, PAY).click();
  await goOn.click();
  await expect(terms.getByRole('checkbox')).toBeFocused();
  await expectSnapshot(terms, 'payment-terms');
  await wait(page, 1);
  await terms.getByRole('checkbox').check();
  await goOn.click();
  await expect(main(page).getByRole('heading', { name: t.summary.title })).toBeFocused();
  await expectSnapshot(main(page).getByRole('region', { name: t.summary.title }), 'payment-summary');
});

test('SMS', async ({ page, visit }) => {
  await visit(paths.sms, 'cn', postpaid);
  const sms = smsOf(page);
  await sms.paste('66123456\n66123457\n123');
  await expect(sms.wrong).toHaveCount(1);
  await sms.content.fill('書展明早十時開幕，歡迎參觀。');
  await sms.preview.click();
  await expect(main(page).getByRole('alert')).toBeFocused();
  await expectSnapshot(main(page).getByRole('tabpanel'), 'sms-refused');
  await wait(page, 1);
  await sms.remove('123').click();
  await sms.preview.click();
  await expect(sms.heading(sms.t.confirm.title)).toBeFocused();
  // Without the frame of the account, which account.spec.ts has.
  await expectSnapshot(main(page).locator('> div > div > div').last(), 'sms-confirm');
  await wait(page, 2);
  await sms.send.click();
  await expect(sms.send).toHaveCount(0);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
});

test('comparison of plans', async ({ page, visit }) => {
  await visit(paths.plans('1001'), 'en');
  const { compare } = messages('en', 'plans');
  for (const chosen of ['2001', '2001,2002']) {
    await main(page).getByRole('checkbox', { checked: false }).first().click();
    await expect(page).toHaveURL(new RegExp(`compare=${chosen}$`));
  }
  const words = messages('en', 'compare');
  const tray = page.getByRole('region', { name: words.tray });
  await tray.getByRole('link', { name: words.open }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: compare.title })).toBeFocused();
  await expectSnapshot(main(page).getByRole('table'), 'plan-compare');
  await main(page).getByRole('table').getByRole('button').first().click();
  await expect(main(page).getByRole('columnheader')).toHaveCount(2);
});

test('slider puzzle', async ({ page, visit }) => {
  const said = await listen(page);
  await visit(paths.travelCard, 'cn');
  const { phone, send, puzzle, code } = travelCardOf(page);
  await phone.fill(postpaid.mobileNo);
  await send.click();
  await expect(puzzle.piece).toBeFocused();
  await expectSnapshot(puzzle.root, 'slider-puzzle');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(puzzle.said).not.toBeEmpty();
  await puzzle.round.click();
  await expect(code).toBeFocused();
  const t = messages('cn', 'puzzle').said;
  // Whether loading is said depends on how fast the responses come.
  const { loading } = messages('cn', 'common');
  const heard = async () => (await said()).filter((text) => text !== loading);
  await expect.poll(heard).toEqual([t.missed, t.passed, fill(messages('cn', 'forms').code.sent, { time: '10:45' })]);
});
