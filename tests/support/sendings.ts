import type { Locator, Page } from '@playwright/test';
import { type Persona, SMS_CODE } from '../../mock-server/personas.ts';
import { CAPTCHA_TEXT } from '../../mock-server/seed/site-captcha.ts';
import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import { brand, prices } from '../../src/brand/brand.ts';
import type { CheckPlace } from '../../src/forms/call-failure.ts';
import { paths } from '../../src/lib/paths.ts';
import { openView } from './account-walk.ts';
import { loginOf, postpaid, prepaid, threeG } from './log-in.ts';
import { PAY } from './payments.ts';
import { expect, fill, texts } from './site.ts';
import { smsOf } from './sms.ts';
import { travelCardOf } from './travel-card.ts';
import { serviceNames, serviceOf } from './ussd.ts';
import { contactFormOf, fieldIn, jobFormOf } from './visitor-forms.ts';

/** Something that must not be sent twice unknown to the customer, found by what he reads (in Chinese). */
export interface Sending {
  path: string;
  customer?: Persona;
  /** Path of the page with the form. */
  at: string;
  /** Walks from there to the form, from whichever step the page shows. A reload stays at the form. */
  walk?: (page: Page) => Promise<unknown>;
  /** Fills the form in, as often as it is shown, and returns the button that sends it. */
  fill: (page: Page) => Promise<Locator>;
  /** What the customer sees when it is done; not of codes and settings, which may be sent again. */
  success?: (page: Page) => Locator;
  /** The button is in a dialog, behind which nothing else can be pressed. */
  modal?: true;
  /** What the customer must read when the response is lost: to check before he repeats it, and where. */
  unsure: string;
  /** Where another tab, or the page after a reload, sends him to look first. Without it, repeating does no harm. */
  whereToCheck?: CheckPlace;
  /** Types again what each attempt uses up. */
  refill?: (page: Page) => Promise<void>;
  /** Closes the dialog of a refusal, where there is one. */
  closeRefusal?: (page: Page, kind: string) => Promise<void>;
  /** What tells after a reload that it was done, where the page itself does. */
  done?: (page: Page) => Promise<void>;
  /** Requirements that its walk proves. */
  tag: string[];
}

/** What costs money. */
export const PAID = ['sendSms', 'buyTopUp4g', 'applyTopUp3g', 'payByCard', 'payByWallet'];

/** As the table has it: path and words follow from the operation and the place to look. */
type Form = Omit<Sending, 'path' | 'unsure' | 'tag'> & { unsure?: 'setting'; tag?: string[] };

const { auth, bills, captcha, careers, contact, forms, music, payments, settings, sms, 'top-up': topUp, 'travel-card': travelCard, usage, ussd } = texts('cn');

const hotline = { number: brand.hotline };
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });

/** The button names the price. */
const buyNow = (page: Page) => button(page, new RegExp(`^${topUp.confirm.buy} · `));

/** Whether the first step of a journey is shown and not the later one, to which a reload returns. */
async function isFirst(first: Locator, later: Locator): Promise<boolean> {
  await expect(first.or(later)).toBeVisible();
  return first.isVisible();
}

/** The place that a warning names. */
export const checkText = (place: CheckPlace) => fill(forms.duplicate.whereToCheck[place], hotline);

/** Walks to a form from the page that is shown and fills it in; returns the button that sends it. */
export async function fillForm(page: Page, { walk, fill }: Sending): Promise<Locator> {
  await walk?.(page);
  return fill(page);
}

/** The same, from a load of the page. */
export async function openForm(page: Page, sending: Sending): Promise<Locator> {
  await page.goto(sending.at);
  return fillForm(page, sending);
}

/** Whose bill is paid, above the methods. */
const PAYER = fill(payments.payingFor, { number: postpaid.mobileNo.replace(/^(\d{4})/, '$1 ') });

async function toMethod(page: Page): Promise<void> {
  const number = field(page, payments.number.label);
  if (!(await isFirst(number, field(page, payments.amount.label)))) {
    if (await page.getByRole('main').getByText(PAYER).first().isVisible()) return;
    // Who has logged in meanwhile would pay the own bill.
    await button(page, payments.change).click();
  }
  await number.fill(postpaid.mobileNo);
  const find = button(page, payments.number.find);
  const next = button(page, payments.number.next);
  // It may have been found before.
  if (await isFirst(find, next)) await find.click();
  await next.click();
}

/** Reads another captcha, because the last attempt used one up, and types it. */
async function typeNewCaptcha(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const image = main.getByRole('img', { name: captcha.image });
  // The form reads another one by itself after a failure.
  const loading = main.locator('[aria-busy=true]');
  await expect(loading).toHaveCount(0);
  const before = await image.getAttribute('src', { timeout: 100 }).catch(() => null);
  await main.getByRole('button', { name: captcha.refresh, exact: true }).click();
  await expect(image).not.toHaveAttribute('src', before ?? '');
  await expect(loading).toHaveCount(0);
  await fieldIn(main, captcha.label).fill(CAPTCHA_TEXT);
}

/** A service without a code or a number: it only asks whether it is meant. */
const { resetPin } = serviceNames('cn');

/** The order of a copy of the second period, behind a row of its page. */
function copyOf({ submit, done }: { submit: string; done: string }, period: string, rowOf: (main: Locator) => Locator): Omit<Form, 'at'> {
  const order = (page: Page) => button(page, fill(submit, { fee: prices.reissue }));
  return {
    customer: postpaid,
    success: (page) => page.getByRole('heading', { name: done }),
    walk: async (page) => {
      const row = rowOf(page.getByRole('main'));
      if (await isFirst(row, order(page))) await openView(row);
    },
    fill: async (page) => {
      await field(page, period).selectOption({ index: 2 });
      return order(page);
    },
    whereToCheck: 'order',
  };
}

/** What costs money, orders something or cannot be taken back, by operation. */
const FORMS: Record<string, Form> = {
  sendSms: {
    customer: postpaid,
    at: paths.sms,
    fill: async (page) => {
      const sms = smsOf(page);
      if (await isFirst(sms.numbers, sms.send)) await sms.toConfirm();
      return sms.send;
    },
    success: (page) => page.getByRole('region', { name: sms.result.summary }),
    whereToCheck: 'sms',
  },
  buyTopUp4g: {
    customer: postpaid,
    at: paths.topUp,
    walk: async (page) => {
      const next = button(page, topUp.next);
      const buy = buyNow(page);
      const main = page.getByRole('main');
      const plan = main.getByRole('button', { name: /^5 GB\b/ });
      const soon = { timeout: 3000 };
      // After a log-in the page may still go on to the step at which it was left.
      await expect(async () => {
        if (await isFirst(plan.or(next).first(), buy)) {
          if (!(await plan.isVisible())) await next.click(soon);
        } else {
          if (await main.getByText('5 GB', { exact: true }).isVisible()) return;
          await button(page, topUp.back).click(soon);
        }
        await plan.click(soon);
        await next.click(soon);
        await expect(buy).toBeVisible(soon);
      }).toPass();
    },
    fill: async (page) => {
      await page.getByRole('main').getByRole('checkbox', { name: topUp.confirm.agree }).check();
      return buyNow(page);
    },
    success: (page) => page.getByRole('heading', { name: topUp.done.title }),
    whereToCheck: 'topUp',
  },
  applyTopUp3g: {
    customer: threeG,
    at: paths.topUp,
    fill: async (page) => {
      await field(page, topUp.apply.number).fill(threeG.mobileNo);
      return button(page, topUp.apply.submit);
    },
    success: (page) => page.getByRole('heading', { name: topUp.apply.received }),
    whereToCheck: 'order',
  },
  payByCard: {
    at: paths.payment,
    modal: true,
    success: (page) => page.getByRole('heading', { name: payments.summary.title }),
    fill: async (page) => {
      await toMethod(page);
      await field(page, payments.amount.label).fill('120');
      await button(page, PAY).click();
      const terms = page.getByRole('dialog', { name: payments.terms.title });
      await terms.getByRole('checkbox').check();
      return terms.getByRole('button', { name: payments.next, exact: true });
    },
    whereToCheck: 'payment',
    tag: ['@PAY-13'],
  },
  payByWallet: {
    at: paths.payment,
    success: (page) => page.getByRole('heading', { name: 'MacauPay' }),
    fill: async (page) => {
      await toMethod(page);
      await page
        .getByRole('main')
        .getByRole('radio', { name: new RegExp(`^${payments.method.macauPay.name}`) })
        .check();
      await field(page, payments.amount.label).fill('80');
      return button(page, PAY);
    },
    whereToCheck: 'payment',
    tag: ['@PAY-14'],
  },
  applyUssd: {
    customer: postpaid,
    at: paths.callingServices,
    modal: true,
    success: (page) => page.getByRole('alertdialog', { name: resetPin }).getByRole('button', { name: ussd.result.close, exact: true }),
    fill: async (page) => {
      const apply = page.getByRole('alertdialog', { name: resetPin }).getByRole('button', { name: ussd.confirm.apply, exact: true });
      // After an expiry the page opens the dialog by itself, as it was left.
      await expect(async () => {
        if (!(await apply.isVisible())) {
          if (!(await button(page, resetPin).isVisible())) await page.locator('summary', { hasText: serviceOf('7225').group.name.cn }).click({ timeout: 1000 });
          await button(page, resetPin).click({ timeout: 1000 });
        }
        await expect(apply).toBeVisible({ timeout: 1000 });
      }).toPass();
      return apply;
    },
    whereToCheck: 'service',
  },
  requestBillReissue: {
    ...copyOf(bills.reissue, bills.reissue.period, (main) => main.getByRole('listitem').filter({ hasText: bills.services.reissue }).getByRole('button')),
    at: paths.bills,
    tag: ['@BILL-13'],
  },
  requestUsageReissue: {
    ...copyOf(usage.reissue, usage.period, (main) => main.getByRole('button', { name: usage.reissue.title })),
    at: paths.usage,
  },
  saveDataUsageAlert: {
    customer: postpaid,
    at: paths.settings,
    walk: async (page) => {
      const row = page.getByRole('main').getByRole('button', { name: settings.alert.row });
      if (await isFirst(row, button(page, settings.alert.save))) await openView(row);
    },
    fill: async (page) => {
      await page.getByRole('main').getByRole('checkbox', { name: '4.8 GB', exact: true }).uncheck();
      return button(page, settings.alert.save);
    },
    unsure: 'setting',
    done: (page) => expect(page.getByRole('main').getByRole('checkbox', { name: '4.8 GB', exact: true })).not.toBeChecked(),
  },
  registerTravelCard: {
    at: paths.travelCard,
    success: (page) => page.getByRole('alertdialog', { name: new RegExp(`^(${travelCard.outcome.applied.title}|${travelCard.outcome.appliedBefore.title})$`) }),
    fill: async (page) => {
      const form = travelCardOf(page);
      await form.phone.fill(postpaid.mobileNo);
      // The code that was sent is good until another is requested, and the minute until then goes on over a reload.
      if (!(await page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith('smsCode:'))))) await form.sendCode();
      await form.code.fill(SMS_CODE);
      await form.agree.check();
      return form.apply;
    },
    whereToCheck: 'signUp',
    tag: ['@TRAVEL-16'],
  },
  loginMusic: {
    at: paths.music,
    success: (page) => page.getByRole('heading', { name: music.result.title }),
    fill: async (page) => {
      const main = page.getByRole('main');
      await main.getByLabel(music.form.phone).fill(threeG.mobileNo);
      await main.getByLabel(music.form.password, { exact: true }).fill(threeG.pin);
      await main.getByLabel(music.form.email).fill('ka.ian@mail.operator.example');
      return button(page, fill(music.form.submit, { price: prices.musicPerMonth }));
    },
    whereToCheck: 'signUp',
    tag: ['@MUSIC-06'],
  },
  submitContactMessage: {
    at: paths.contact,
    success: (page) => page.getByRole('main').getByText(contact.sent.summary),
    fill: async (page) => {
      const form = contactFormOf(page);
      await form.fill();
      return form.submit;
    },
    whereToCheck: 'message',
    refill: typeNewCaptcha,
    tag: ['@CONTACT-09'],
  },
  submitJobApplication: {
    at: paths.careers,
    success: (page) => page.getByRole('heading', { name: careers.sent.title }),
    fill: async (page) => {
      const form = jobFormOf(page);
      // Not by a reload, which would take what the page has in memory.
      if (await isFirst(form.next, form.submit)) await form.fillToEnd();
      await form.typeCaptcha();
      return form.submit;
    },
    whereToCheck: 'message',
    refill: typeNewCaptcha,
    closeRefusal: async (page, kind) => {
      if (kind !== 'status -1') return;
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toBeHidden();
    },
    tag: ['@JOB-14'],
  },
  sendPrepaidLoginCode: {
    at: paths.home,
    fill: async (page) => {
      const login = loginOf(page);
      await login.open();
      await login.enter(prepaid.mobileNo);
      return login.send;
    },
    whereToCheck: 'code',
  },
  sendResetCode: {
    at: paths.home,
    fill: async (page) => {
      const login = loginOf(page);
      await login.open();
      await login.phone.fill(postpaid.mobileNo);
      await login.root.getByRole('button', { name: auth.forgot }).click();
      return login.send;
    },
    whereToCheck: 'code',
  },
};

/** By operation. */
export const SENDINGS: Record<string, Sending> = Object.fromEntries(
  Object.entries(FORMS).map(([operation, { whereToCheck, unsure = whereToCheck ?? 'order', tag = [], ...form }]) => [
    operation,
    { ...form, ...(whereToCheck && { whereToCheck }), tag, path: operations[operation as OperationId].path, unsure: fill(forms.unsure[unsure], hotline) },
  ]),
);
