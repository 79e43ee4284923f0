import type { Locator, Page } from '@playwright/test';
import type { Persona } from '../../mock-server/personas.ts';
import { expect } from './site.ts';

/** The scenario panel of the development server, used as a person uses it. */
export class ScenarioPanel {
  /** The button at the lower edge; it says how many scenarios are active. */
  readonly toggle: Locator;
  readonly root: Locator;
  readonly status: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.toggle = page.getByRole('button', { name: /^Scenario panel/ });
    this.root = page.getByRole('dialog', { name: 'Scenarios' });
    this.status = this.root.getByRole('status').first();
  }

  async open(): Promise<void> {
    await this.toggle.click();
    await expect(this.root).toBeVisible();
  }

  /** Chooses what an operation of the page shall return. */
  async setResponse(operationId: string, option: string): Promise<void> {
    await this.root.getByLabel(`Response of ${operationId}`, { exact: true }).selectOption({ label: option });
  }

  /** Looks for an operation that the page has not called. */
  async search(text: string): Promise<void> {
    await this.root.getByRole('searchbox').fill(text);
  }

  async press(name: string): Promise<void> {
    await this.root.getByRole('button', { name, exact: true }).click();
  }

  /** Logs a customer in; the page loads again. */
  async become({ mobileNo }: Persona): Promise<void> {
    const customers = this.root.getByRole('button', { name: new RegExp(`^${mobileNo}`) });
    if (!(await customers.isVisible())) await this.root.locator('summary').click();
    await Promise.all([this.page.waitForEvent('load'), customers.click()]);
    await expect(this.root.getByText(new RegExp(`^${mobileNo}`)).first()).toBeVisible();
  }

  /** The link to the present state, from the clipboard. */
  async link(): Promise<string> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.press('Copy link to this state');
    await expect(this.status).toContainText('The link is in the clipboard.');
    return this.page.evaluate(() => navigator.clipboard.readText());
  }
}
