import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type Persona, personas, SMS_CODE } from '../../mock-server/personas.ts';
import { paths } from '../../src/lib/paths.ts';
import { test as base, expect, type Language, messages } from './site.ts';

/** A customer of the mock by what is special about him. */
function persona(match: (candidate: Persona) => boolean): Persona {
  const found = personas.find(match);
  if (found === undefined) throw new Error('No such persona in mock-server/personas.ts');
  return found;
}

/** The postpaid customer of the usual walks. */
export const postpaid = persona(
  ({ kind, isOneBill, net, locked, expiresAfter }) => kind === 'POSTPAID' && !isOneBill && net === '4g' && !locked && !expiresAfter,
);
export const prepaid = persona(({ kind }) => kind === 'PREPAID');
export const threeG = persona(({ net }) => net === '3g');
export const oneBill = persona(({ isOneBill }) => isOneBill);
export const locked = persona((candidate) => candidate.locked === true);

/** The log-in dialog and what is in it, found by what the customer reads. */
export function loginOf(page: Page, language: Language = 'cn') {
  const auth = messages(language, 'auth');
  const forms = messages(language, 'forms');
  const root = page.getByRole('dialog', { name: auth.title });
  const button = (name: string) => root.getByRole('button', { name, exact: true });
  const opener = page.getByRole('banner').getByRole('button', { name: messages(language, 'common').account.login, exact: true });
  const login = {
    root,
    opener,
    phone: root.getByLabel(auth.phone, { exact: true }),
    pin: root.getByLabel(auth.pin, { exact: true }),
    code: root.getByLabel(forms.code.label, { exact: true }),
    next: button(auth.next),
    submit: button(auth.login),
    send: button(forms.code.send),
    /** Anything that says what is wrong at the top of the form. */
    alert: root.getByRole('alert'),
    /** Opens it with the button of the header. */
    open: async () => {
      await opener.click();
      await root.waitFor();
    },
    /** The same where the page may not listen yet, or be opening it by itself. */
    openInTime: () =>
      expect(async () => {
        if (await root.isHidden()) await opener.click({ timeout: 1000 });
        await expect(root).toBeVisible({ timeout: 1000 });
      }).toPass(),
    /** Types the number and goes on to the PIN or the code. */
    enter: async (number: string) => {
      await login.phone.fill(number);
      await login.next.click();
    },
    /** Logs a customer in, from the first step. */
    logIn: async ({ mobileNo, kind, pin }: Persona) => {
      await login.enter(mobileNo);
      if (kind === 'POSTPAID') {
        await login.pin.fill(pin);
        await login.submit.click();
      } else {
        await login.send.click();
        await expect(login.code).toBeFocused();
        await login.code.fill(SMS_CODE);
      }
      await root.waitFor({ state: 'detached' });
    },
  };
  return login;
}

/** The dialog, open on the smallest page. */
export async function openLogin(page: Page, language: Language = 'cn') {
  await page.goto(paths.notFound);
  const dialog = loginOf(page, language);
  await dialog.open();
  return dialog;
}

/** With the open dialog. */
export const test = base.extend<{ dialog: Awaited<ReturnType<typeof openLogin>> }>({
  dialog: async ({ page, language }, use) => use(await openLogin(page, language)),
});

/** The session ends with a press, and the same customer logs in again. */
export async function expire(
  page: Page,
  scenario: (operationId: string, response?: { example: string }) => Promise<void>,
  operationId: string,
  press: () => Promise<unknown>,
): Promise<void> {
  await scenario(operationId, { example: 'sessionExpired' });
  await press();
  const login = loginOf(page);
  await login.root.waitFor();
  // The number is not said: the next customer may be another one.
  await expect(login.phone).toHaveValue('');
  await scenario(operationId);
  await login.logIn(postpaid);
}

/** What local storage holds, all of it. */
export const stored = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));

const { account } = messages('cn', 'common');
const inHeader = (page: Page, name: string | RegExp): Locator => page.getByRole('banner').getByRole('button', { name, exact: true });

export const loginButton = (page: Page): Locator => loginOf(page).opener;
export const accountButton = (page: Page, { mobileNo }: Persona): Locator => inHeader(page, new RegExp(mobileNo.replace(/(\d{4})(\d{4})/, '$1 $2')));

/** Logs out by the menu of the account. */
export async function logOut(page: Page): Promise<void> {
  await inHeader(page, /\d{4} \d{4}/).click();
  await inHeader(page, account.logout).click();
  await expect(loginButton(page)).toBeVisible();
}

/** Logs a customer in by the dialog, which is open after an expiry. */
export async function logIn(page: Page, customer: Persona): Promise<void> {
  const dialog = loginOf(page);
  await dialog.openInTime();
  await dialog.logIn(customer);
}

/** Does something in another tab, on the smallest page unless another is wanted, which is closed then. */
export async function elsewhere(context: BrowserContext, act: (other: Page) => Promise<unknown>, path: string = paths.notFound): Promise<void> {
  const other = await context.newPage();
  await other.goto(path);
  await act(other);
  await other.close();
}
