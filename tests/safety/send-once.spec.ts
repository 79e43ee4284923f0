import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Persona } from '../../mock-server/personas.ts';
import { brand } from '../../src/brand/brand.ts';
import { paths } from '../../src/lib/paths.ts';
import { postpaid, threeG } from '../support/log-in.ts';
import { rememberCustomer } from '../support/session.ts';
import { expect, FAILED_RESOURCE, fill, test, texts } from '../support/site.ts';
import { sent, smsOf } from '../support/sms.ts';

const forms = texts('cn', 'forms');
const topUp = texts('cn', 'top-up');
const music = texts('cn', 'music');
const payments = texts('cn', 'payments');

interface Sending {
  /** Its address, without the query. */
  address: string;
  customer?: Persona;
  /** Walks to the last button and answers it. */
  ready: (page: Page, request: APIRequestContext, world: string) => Promise<Locator>;
  /** What the customer must read when the answer is lost: to check before he repeats it, and where. */
  unsure: string;
}

const hotline = { number: brand.hotline };
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** What costs money or cannot be taken back, by operation. Double clicks, Enter, Back and reload are in the specs of the areas. */
const SENDINGS: Record<string, Sending> = {
  sendSms: {
    address: '/api/care/sendsmsprocess',
    ready: async (page, request, world) => {
      const form = smsOf(page);
      await form.open(request, world, postpaid);
      await form.toConfirm();
      return form.send;
    },
    unsure: texts('cn', 'sms').confirm.unsure,
  },
  buyTopUp4g: {
    address: '/api/care/applydatatopup4g',
    customer: postpaid,
    ready: async (page) => {
      await page.goto(paths.topUp);
      await button(page, topUp.next).click();
      await page
        .getByRole('main')
        .getByRole('button', { name: /^5 GB\b/ })
        .click();
      await button(page, topUp.next).click();
      await page.getByRole('main').getByRole('checkbox', { name: topUp.confirm.agree }).check();
      return button(page, topUp.confirm.buy);
    },
    unsure: topUp.confirm.unsure.split('{{')[0] ?? '',
  },
  applyTopUp3g: {
    address: '/api/care/applydatatopup3g',
    customer: threeG,
    ready: async (page) => {
      await page.goto(paths.topUp);
      await page.getByRole('main').getByLabel(topUp.apply.number, { exact: true }).fill(threeG.mobileNo);
      return button(page, topUp.apply.submit);
    },
    unsure: fill(forms.unsure.order, hotline),
  },
  payByCard: {
    address: '/api/vmpay/paynew3d',
    ready: async (page) => {
      await page.goto(paths.payment);
      const main = page.getByRole('main');
      await main.getByLabel(payments.number.label, { exact: true }).fill(postpaid.mobileNo);
      await button(page, payments.number.find).click();
      await button(page, payments.number.next).click();
      await main.getByLabel(payments.amount.label, { exact: true }).fill('120');
      await button(page, payments.next).click();
      const terms = page.getByRole('dialog', { name: payments.terms.title });
      await terms.getByRole('checkbox').check();
      return terms.getByRole('button', { name: payments.next, exact: true });
    },
    unsure: forms.unsure.payment,
  },
  loginMusic: {
    address: '/api/kkbox/klogin',
    ready: async (page) => {
      await page.goto('/kkboxLogin');
      const main = page.getByRole('main');
      await main.getByLabel(music.form.phone).fill('66883456');
      await main.getByLabel(music.form.password, { exact: true }).fill('music123');
      await main.getByLabel(music.form.email).fill('ka.ian@mail.farol.example');
      return button(page, music.form.submit);
    },
    unsure: fill(forms.unsure.signUp, hotline),
  },
};

for (const [operation, { address, customer, ready, unsure }] of Object.entries(SENDINGS)) {
  test(`${operation}: when the server did it and the answer is lost, it is not repeated by itself, and the page says where to look first`, async ({
    page,
    request,
    world,
    calls,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(FAILED_RESOURCE);
    if (customer !== undefined) await rememberCustomer(page, request, world, customer);
    const send = await ready(page, request, world);
    await page.route(
      (url) => url.pathname === address,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
    );
    await send.click();
    await expect(page.getByText(unsure)).toBeVisible();
    await expect(send).toBeEnabled();
    expect(sent(await calls(), operation)).toBe(1);
  });
}
