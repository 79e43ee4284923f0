import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Persona } from '../../mock-server/personas.ts';
import { paths } from '../../src/lib/paths.ts';
import { loginOf } from './log-in.ts';
import { expect, messages } from './site.ts';

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
