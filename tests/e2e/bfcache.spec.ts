import type { Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { goBack, NO_PAGE_CACHE, test, untilControlled } from '../support/caching-browser.ts';
import { due } from '../support/figures.ts';
import { ALWAYS, AREA_RUN } from '../support/full.ts';
import { postpaid } from '../support/log-in.ts';
import { paymentOf } from '../support/payments.ts';
import { expect, messages, sent } from '../support/site.ts';

interface Restored {
  /** Whether the page could be seen before it heard that it was restored. */
  visible: boolean;
}

/** Notes what the browser would paint of a restored page; call it before the first page. */
async function watch(page: Page): Promise<() => Promise<Restored | undefined>> {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) Object.assign(window, { restored: { visible: getComputedStyle(document.body).visibility === 'visible' } });
    });
  });
  return () => page.evaluate(() => (window as Window & { restored?: Restored }).restored);
}

test.describe('back/forward cache', () => {
  test.skip(NO_PAGE_CACHE !== undefined, NO_PAGE_CACHE);
  const bills = messages('cn', 'bills');

  test('the page of a customer who is still logged in is shown as it was left', { tag: ALWAYS }, async ({ page, rememberCustomer }) => {
    const restored = await watch(page);
    await rememberCustomer(postpaid);
    await page.goto(paths.bills);
    await expect(page.getByText(bills.services.title)).toBeVisible();
    await untilControlled(page);
    await page.goto('/404');
    await goBack(page);
    await expect(page.getByText(bills.services.title)).toBeVisible();
    expect(await restored()).toEqual({ visible: false });
  });

  test('the own balance of a payment is read again with Back', { tag: ['@PAY-32'] }, async ({ page, scenario, rememberCustomer }) => {
    const restored = await watch(page);
    await rememberCustomer(postpaid);
    await page.goto(paths.payment);
    const main = page.getByRole('main');
    await expect(main.getByText(`MOP$${due}`).first()).toBeVisible();
    await scenario('lookUpBalance', { example: 'paid' });
    await untilControlled(page);
    await page.goto('/404');
    await goBack(page);
    await expect(main.getByText('MOP$0.00').first()).toBeVisible();
    await expect(main.getByText(`MOP$${due}`)).toHaveCount(0);
    expect(await restored()).toEqual({ visible: false });
  });

  test('Back from the gateway leaves a form that works, and warns before the payment is repeated', { tag: ['@PAY-14', AREA_RUN] }, async ({ page, calls }) => {
    const restored = await watch(page);
    const forms = messages('cn', 'forms');
    const pay = paymentOf(page);
    await pay.open(postpaid.mobileNo);
    await pay.method('macauPay').check();
    await pay.amount.fill('80');
    await untilControlled(page);
    await pay.next.click();
    await expect(page.getByRole('heading', { name: 'MacauPay' })).toBeVisible();
    await goBack(page);
    expect(await restored()).toEqual({ visible: true });
    await expect(pay.next).not.toHaveAttribute('aria-disabled', 'true');
    await pay.next.click();
    await expect(pay.main.getByText(forms.duplicate.sent.replace('{{whereToCheck}}', forms.duplicate.whereToCheck.payment))).toBeVisible();
    expect(sent(await calls(), 'payByWallet')).toBe(1);
  });
});
