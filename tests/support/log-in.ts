import { expect, type Locator, type Page } from '@playwright/test';
import { type Persona, personas, SMS_CODE } from '../../mock-server/personas.ts';
import { paths } from '../../src/lib/paths.ts';
import { type Language, messages } from './site.ts';

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
export class LoginDialog {
  readonly root: Locator;
  readonly phone: Locator;
  readonly pin: Locator;
  readonly code: Locator;
  readonly next: Locator;
  readonly submit: Locator;
  readonly send: Locator;
  /** Anything that says what is wrong at the top of the form. */
  readonly alert: Locator;
  private readonly page: Page;
  private readonly language: Language;

  constructor(page: Page, language: Language = 'cn') {
    const auth = messages(language, 'auth');
    const forms = messages(language, 'forms');
    this.page = page;
    this.language = language;
    this.root = page.getByRole('dialog', { name: auth.title });
    this.phone = this.root.getByLabel(auth.phone, { exact: true });
    this.pin = this.root.getByLabel(auth.pin, { exact: true });
    this.code = this.root.getByLabel(forms.code.label, { exact: true });
    this.next = this.root.getByRole('button', { name: auth.next, exact: true });
    this.submit = this.root.getByRole('button', { name: auth.login, exact: true });
    this.send = this.root.getByRole('button', { name: forms.code.send, exact: true });
    this.alert = this.root.getByRole('alert');
  }

  /** Opens it with the button of the header. */
  async open(): Promise<void> {
    await this.page
      .getByRole('banner')
      .getByRole('button', { name: messages(this.language, 'common').account.login, exact: true })
      .click();
    await this.root.waitFor();
  }

  /** Types the number and goes on to the PIN or the code. */
  async enter(number: string): Promise<void> {
    await this.phone.fill(number);
    await this.next.click();
  }

  /** Logs a customer in, from the first step. */
  async logIn({ mobileNo, kind, pin }: Persona): Promise<void> {
    await this.enter(mobileNo);
    if (kind === 'POSTPAID') {
      await this.pin.fill(pin);
      await this.submit.click();
    } else {
      await this.send.click();
      await expect(this.code).toBeFocused();
      await this.code.fill(SMS_CODE);
    }
    await this.root.waitFor({ state: 'detached' });
  }
}

/** The dialog, open on the home page. */
export async function openLogin(page: Page, language: Language = 'cn', query = ''): Promise<LoginDialog> {
  await page.goto(paths.home + query);
  const dialog = new LoginDialog(page, language);
  await dialog.open();
  return dialog;
}

/** The session ends with a press, and the same customer logs in again. */
export async function expire(
  page: Page,
  scenario: (operationId: string, response?: { example: string }) => Promise<void>,
  operationId: string,
  press: () => Promise<unknown>,
): Promise<void> {
  await scenario(operationId, { example: 'sessionExpired' });
  await press();
  const login = new LoginDialog(page);
  await login.root.waitFor();
  // The number is not said: the next customer may be another one.
  await expect(login.phone).toHaveValue('');
  await scenario(operationId);
  await login.logIn(postpaid);
}

/** What local storage holds, all of it. */
export const stored = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));
