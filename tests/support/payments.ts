import type { Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { test as base, expect, type Language, messages } from './site.ts';

/** The button that pays with the chosen method, in both languages. */
export const PAY = /^(以.+繳付|Pay (by|with) )/;

/** Express payment, found by what the customer reads. */
export function paymentOf(page: Page, language: Language = 'cn') {
  const t = messages(language, 'payments');
  const main = page.getByRole('main');
  const pay = {
    t,
    main,
    phone: main.getByLabel(t.number.label, { exact: true }),
    find: main.getByRole('button', { name: t.number.find, exact: true }),
    toMethod: main.getByRole('button', { name: t.number.next, exact: true }),
    amount: main.getByLabel(t.amount.label, { exact: true }),
    method: (name: 'VisaOrMasterPay' | 'macauPay' | 'alipay') => main.getByRole('radio', { name: t.method[name].name }),
    next: main.getByRole('button', { name: PAY }),
    terms: page.getByRole('dialog', { name: t.terms.title }),
    clickPay: main.getByRole('button', { name: t.summary.pay, exact: true }),
    /** The mock's page of the bank. */
    bank: page.getByRole('heading', { name: 'Card checkout' }),
    /** The main view of the bills. */
    bills: main.getByRole('region', { name: messages(language, 'bills').summary }),
    /** From the bill to the method. */
    fromBill: main.getByRole('link', { name: messages(language, 'bills').pay, exact: true }),
    tab: (name: 'bills' | 'payment') => {
      const account = messages(language, 'account');
      return page.getByRole('navigation', { name: account.mine }).getByRole('link', { name: account.tabs[name], exact: true });
    },
    /** To the choice of the method, for a number; types an amount. */
    open: async (number?: string, amount?: string, path: string = paths.payAnother()) => {
      await page.goto(path);
      if (number !== undefined) {
        await pay.phone.fill(number);
        // The number of the visit before is found already.
        await expect(pay.find.or(pay.toMethod)).toBeVisible();
        if (await pay.find.isVisible()) await pay.find.click();
      }
      await pay.toMethod.click();
      await expect(main.getByRole('heading', { name: t.method.question })).toBeFocused();
      if (amount !== undefined) await pay.amount.fill(amount);
    },
    /** Agrees to the terms of a card payment. */
    agree: async () => {
      await pay.next.click();
      await pay.terms.getByRole('checkbox').check();
      await pay.terms.getByRole('button', { name: new RegExp(`^(${t.next}|${t.terms.toBank})$`) }).click();
    },
  };
  return pay;
}

/** With express payment. */
export const test = base.extend<{ pay: ReturnType<typeof paymentOf> }>({ pay: ({ page, language }, use) => use(paymentOf(page, language)) });
