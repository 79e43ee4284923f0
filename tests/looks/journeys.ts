import type { Page } from '@playwright/test';
import type { Persona } from '../../mock-server/personas.ts';
import { paths } from '../../src/lib/paths.ts';
import { LoginDialog, oneBill, postpaid } from '../support/log-in.ts';
import { expect, type Language, messages } from '../support/site.ts';
import { smsOf } from '../support/sms.ts';
import { travelCardOf } from '../support/travel-card.ts';
import { MOMENT } from './moment.ts';
import type { Speech } from './speech.ts';

interface Journey {
  path: string;
  customer?: Persona;
  walk: (page: Page, language: Language, speech: Speech) => Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** A press within a second of the last one counts as a double click, and this clock stands still. */
const wait = (page: Page, minutes: number) => page.clock.setFixedTime(MOMENT.getTime() + minutes * 60_000);

/** What a blind customer does, with what is said meanwhile. */
export const journeys: Record<string, Journey> = {
  'log-in': {
    path: paths.home,
    walk: async (page, language, speech) => {
      const login = new LoginDialog(page, language);
      await speech.during('opens the log-in', () => login.open());
      await speech.read('the log-in', login.root);
      await speech.during('goes on without a number', async () => {
        await login.next.click();
        await expect(login.phone).toHaveAttribute('aria-invalid', 'true');
      });
      await speech.during('enters the number', async () => {
        await login.enter(postpaid.mobileNo);
        await expect(login.pin).toBeFocused();
      });
      await speech.read('the step with the PIN', login.root);
      await speech.during('enters a wrong PIN', async () => {
        await login.pin.fill('000000');
        await login.submit.click();
        await expect(login.alert.first()).toBeVisible();
      });
      await speech.read('the refusal', login.alert.first());
      await speech.during('enters the PIN', async () => {
        await wait(page, 1);
        await login.pin.fill(postpaid.pin);
        await login.submit.click();
        await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
      });
    },
  },
  bill: {
    path: paths.bills,
    customer: postpaid,
    walk: async (page, language, speech) => {
      const t = messages(language, 'bills');
      const pages = main(page).getByRole('region', { name: t.pdf.pages }).getByRole('region').first();
      await speech.read('bill management', main(page));
      await speech.during('opens the bills', async () => {
        await main(page).getByRole('listitem').filter({ hasText: t.services.bill }).getByRole('button').click();
        await expect(pages).toContainText(/3(?: 頁)?$/);
      });
      await speech.read('the dates of the bills', main(page).getByRole('navigation', { name: t.bill.dates }));
      await speech.read('the tools', main(page).getByRole('toolbar'));
      await speech.read('the latest bill', pages);
    },
  },
  payment: {
    path: paths.payment,
    customer: postpaid,
    walk: async (page, language, speech) => {
      const t = messages(language, 'payments');
      const terms = page.getByRole('dialog', { name: t.terms.title });
      await speech.read('the number', main(page));
      await speech.during('finds the account of another number', async () => {
        await main(page).getByLabel(t.number.label, { exact: true }).fill(oneBill.mobileNo);
        await button(page, t.number.find).click();
        await expect(button(page, t.number.next)).toBeFocused();
      });
      await speech.during('chooses how to pay', async () => {
        await button(page, t.number.next).click();
        await expect(main(page).getByRole('heading', { name: t.method.question })).toBeFocused();
      });
      await speech.read('method and amount', main(page).locator('form'));
      await speech.during('goes on to the terms', async () => {
        await main(page).getByLabel(t.amount.label, { exact: true }).fill('100');
        await button(page, t.next).click();
        await expect(terms).toBeVisible();
      });
      await speech.read('the terms', terms);
      await speech.during('goes on without agreeing', async () => {
        await terms.getByRole('button', { name: t.next, exact: true }).click();
        await expect(terms.getByRole('checkbox')).toBeFocused();
      });
      await speech.during('agrees', async () => {
        await wait(page, 1);
        await terms.getByRole('checkbox').check();
        await terms.getByRole('button', { name: t.next, exact: true }).click();
        await expect(main(page).getByRole('heading', { name: t.summary.title })).toBeFocused();
      });
      await speech.read('the summary', main(page));
    },
  },
  sms: {
    path: paths.sms,
    customer: postpaid,
    walk: async (page, language, speech) => {
      const sms = smsOf(page, language);
      await speech.read('the message', main(page));
      await speech.during('pastes a list of numbers', async () => {
        await sms.paste('66123456\n66123457\n123');
        await expect(sms.wrong).toHaveCount(1);
      });
      await speech.during('writes the text', async () => {
        await sms.content.fill(language === 'cn' ? '書展明早十時開幕，歡迎參觀。' : 'The book fair opens at ten tomorrow.');
      });
      await speech.during('goes on with a wrong number', async () => {
        await sms.preview.click();
        await expect(main(page).getByRole('alert')).toBeFocused();
      });
      await speech.read('the refusal', main(page).getByRole('alert'));
      await speech.during('removes the wrong number', async () => {
        await wait(page, 1);
        await sms.remove('123').click();
        await expect(sms.wrong).toHaveCount(0);
      });
      await speech.during('goes on', async () => {
        await sms.preview.click();
        await expect(sms.heading(sms.t.confirm.title)).toBeFocused();
      });
      await speech.read('what will be sent', main(page));
      await speech.during('sends it', async () => {
        await wait(page, 2);
        await sms.send.click();
        await expect(sms.send).toHaveCount(0);
        await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
      });
    },
  },
  'plan-compare': {
    path: paths.plans('1001'),
    walk: async (page, language, speech) => {
      const { compare } = messages(language, 'plans');
      const tray = page.getByRole('region', { name: compare.tray });
      await speech.read('the plans', main(page));
      for (const [at, which] of ['the first plan', 'the second plan'].entries()) {
        await speech.during(`chooses ${which}`, async () => {
          await main(page).getByRole('checkbox').nth(at).check();
          await expect(page).toHaveURL(at === 0 ? /compare=2001$/ : /compare=2001,2002$/);
        });
      }
      await speech.read('the chosen plans', tray);
      await speech.during('compares them', async () => {
        await tray.getByRole('link', { name: compare.open }).click();
        await expect(main(page).getByRole('heading', { level: 1, name: compare.title })).toBeFocused();
      });
      await speech.read('the comparison', main(page));
      await speech.during('takes a plan away', async () => {
        await main(page).getByRole('table').getByRole('button').first().click();
        await expect(main(page).getByRole('columnheader')).toHaveCount(2);
      });
    },
  },
  'slider-puzzle': {
    path: paths.travelCard,
    walk: async (page, language, speech) => {
      const { phone, send, puzzle, code } = travelCardOf(page, language);
      await speech.during('asks for a code', async () => {
        await phone.fill(postpaid.mobileNo);
        await send.click();
        await expect(puzzle.piece).toBeFocused();
      });
      await speech.read('the puzzle', puzzle.root);
      await speech.during('moves the piece', () => page.keyboard.press('ArrowRight'));
      await speech.during('drops it beside the gap', async () => {
        await page.keyboard.press('Enter');
        await expect(puzzle.said).not.toBeEmpty();
      });
      await speech.during('goes on without the puzzle', async () => {
        await puzzle.round.click();
        await expect(code).toBeFocused();
      });
    },
  },
};
