import type { Page } from '@playwright/test';
import type { Persona } from '../../mock-server/personas.ts';
import { expect } from './site.ts';

/** The scenario panel of the development server, used as a person uses it. */
export function scenarioPanelOf(page: Page) {
  const root = page.getByRole('dialog', { name: 'Scenarios' });
  const panel = {
    /** The button at the lower edge; it says how many scenarios are active. */
    toggle: page.getByRole('button', { name: /^Scenario panel/ }),
    root,
    status: root.getByRole('status').first(),
    open: async () => {
      await panel.toggle.click();
      await expect(root).toBeVisible();
    },
    /** Chooses what an operation of the page shall return. */
    setResponse: (operationId: string, label: string) => root.getByLabel(`Response of ${operationId}`, { exact: true }).selectOption({ label }),
    press: (name: string) => root.getByRole('button', { name, exact: true }).click(),
    /** Logs a customer in; the page loads again. */
    become: async ({ mobileNo }: Persona) => {
      const customers = root.getByRole('button', { name: new RegExp(`^${mobileNo}`) });
      if (!(await customers.isVisible())) await root.locator('summary').click();
      await Promise.all([page.waitForEvent('load'), customers.click()]);
      await expect(root.getByText(new RegExp(`^${mobileNo}`)).first()).toBeVisible();
    },
    /** The link to the present state, from the clipboard. */
    link: async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await panel.press('Copy link to this state');
      await expect(panel.status).toContainText('The link is in the clipboard.');
      return page.evaluate(() => navigator.clipboard.readText());
    },
  };
  return panel;
}
