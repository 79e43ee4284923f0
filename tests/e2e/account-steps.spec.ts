import type { Page } from '@playwright/test';
import { EXAMPLE_PID } from '../../mock-server/seed/payments.ts';
import { paths } from '../../src/lib/paths.ts';
import { FULL_ONLY } from '../support/full.ts';
import { expectNothingCut, setTextSize } from '../support/large-text.ts';
import { oneBill, postpaid } from '../support/log-in.ts';
import { expect, expectAccessible, test } from '../support/site.ts';

/** Leads to a screen from the one before and waits until it is shown. */
type Step = readonly [name: string, go: (page: Page) => Promise<unknown>];

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true }).first().click();
const see = (page: Page, text: string | RegExp) => expect(main(page).getByText(text).first()).toBeVisible();
const overview = (page: Page) => press(page, 'Back to Bills');
const terms = (page: Page) => page.getByRole('dialog', { name: 'Online payment terms' });
const result = (text: string, query: string): Step => [
  text,
  async (page) => {
    await page.goto(`${paths.payment}?${query}`);
    await see(page, text);
  },
];

const journeys: Record<string, readonly Step[]> = {
  bills: [
    [
      'the bill',
      async (page) => {
        await page.goto(paths.bills);
        await press(page, 'See bill');
        await expect(main(page).getByRole('toolbar', { name: 'Bill viewer tools' })).toBeVisible();
      },
    ],
    [
      'usage since the last bill',
      async (page) => {
        await overview(page);
        await press(page, 'See usage since your last bill');
        await see(page, 'Basic calls');
      },
    ],
    [
      'email bills',
      async (page) => {
        await overview(page);
        await press(page, /^Get bills by email/);
        await see(page, 'Your change takes effect within 7 working days.');
      },
    ],
    ['email bills, choice', (page) => press(page, 'Start now')],
    [
      'email bills, wrong address',
      async (page) => {
        await main(page).getByRole('textbox', { name: 'Email address' }).fill('ines@');
        await press(page, 'Send request');
        await see(page, 'Correct 1 item');
      },
    ],
    [
      'email bills, done',
      async (page) => {
        await main(page).getByRole('textbox', { name: 'Email address' }).fill('ines@mail.example');
        await press(page, 'Send request');
        await see(page, 'We have your request for email bills');
      },
    ],
    [
      'paper copy, no date',
      async (page) => {
        await overview(page);
        await press(page, /^Order a paper copy of a bill/);
        await press(page, /^Order a copy for/);
        await see(page, 'Choose a bill date');
      },
    ],
    [
      'paper copy, done',
      async (page) => {
        await main(page).getByLabel('Bill date').selectOption({ index: 2 });
        await press(page, /^Order a copy for/);
        await see(page, 'We have your order');
      },
    ],
  ],
  payment: [
    [
      'no account',
      async (page) => {
        await page.goto(paths.payment);
        await main(page).getByLabel('Mobile number').fill('66889999');
        await press(page, 'Find account');
        await see(page, 'We could not find an account');
      },
    ],
    [
      'another number',
      async (page) => {
        await main(page).getByLabel('Mobile number').fill(oneBill.mobileNo);
        await press(page, 'Find account');
        await see(page, 'Only the account owner can see the amount due.');
      },
    ],
    ['method', (page) => press(page, 'Choose how to pay')],
    [
      'wrong amount',
      async (page) => {
        await press(page, 'Continue');
        await see(page, 'Correct 1 item');
        await page.getByRole('button', { name: 'Close notification' }).click();
      },
    ],
    [
      'terms',
      async (page) => {
        await main(page).getByLabel('Amount to pay').fill('200');
        await press(page, 'Continue');
        await expect(terms(page)).toBeVisible();
      },
    ],
    [
      'check',
      async (page) => {
        await terms(page).getByRole('checkbox').check();
        await terms(page).getByRole('button', { name: 'Continue', exact: true }).click();
        await see(page, 'Check your payment');
      },
    ],
    [
      'back from the bank',
      async (page) => {
        await press(page, 'Pay now');
        await expect(page.getByRole('heading', { name: 'Card checkout' })).toBeVisible();
        await page.goBack();
        await see(page, 'You came back before the payment page told us a result');
      },
    ],
    result('Amount paid', `payRes=true&pid=${EXAMPLE_PID}`),
    result('We do not have confirmation yet.', 'payRes=true&pid=X1'),
    result('Before you pay again', 'payRes=false&pid=X1'),
  ],
  'top-up': [
    [
      'history',
      async (page) => {
        await page.goto(paths.topUp);
        await main(page).getByRole('radio', { name: 'Top-up history' }).check();
        await see(page, 'For top-ups from the last 6 months, see your bills or call our hotline.');
      },
    ],
    [
      'plans',
      async (page) => {
        await main(page).getByRole('radio', { name: 'Buy data' }).check();
        await press(page, 'Continue');
        await see(page, 'You can use the data until your next bill date.');
      },
    ],
    [
      'terms not agreed to',
      async (page) => {
        await press(page, 'Continue');
        await press(page, 'Buy now');
        await see(page, 'Agree to the terms to continue');
      },
    ],
    [
      'done',
      async (page) => {
        await main(page).getByRole('checkbox').check();
        await press(page, 'Buy now');
        await see(page, 'Top-up complete');
      },
    ],
  ],
};

// The first screens: tests/safety/account.spec.ts.
for (const [name, steps] of Object.entries(journeys)) {
  test(`every step of ${name}: accessible in both themes, nothing is cut with large text or at 320 px`, { tag: FULL_ONLY }, async ({
    page,
    setLocale,
    rememberCustomer,
    expectConsoleErrors,
  }) => {
    test.slow();
    // The receipt of a payment that there was not.
    if (name === 'payment') expectConsoleErrors(/Failed to load resource/);
    await setLocale('en');
    await rememberCustomer(postpaid);
    for (const [step, go] of steps) {
      await test.step(step, async () => {
        await go(page);
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectAccessible(page);
        await expectNothingCut(page);
        await setTextSize(page, 16);
        // Away from where the main menu will be, which opens under the mouse.
        await page.mouse.move(1, 1);
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.emulateMedia({ colorScheme: 'light' });
      });
    }
  });
}
