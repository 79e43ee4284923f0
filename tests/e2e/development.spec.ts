import { utimesSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Persona } from '../../mock-server/personas.ts';
import { operations } from '../../openapi/generated/operations.ts';
import { paths } from '../../src/lib/paths.ts';
import { ALWAYS, FULL_ONLY } from '../support/full.ts';
import { oneBill, postpaid, prepaid } from '../support/log-in.ts';
import { expectAccessible, expectNoHorizontalScroll, messages, PHONE, expect as siteExpect, test } from '../support/site.ts';
import { smsOf } from '../support/sms.ts';

/** The development server translates every module when it is requested the first time: the first responses take their time. */
const expect = siteExpect.configure({ timeout: 20_000 });

test('a response of a backend that breaks the contract is shown in the page: operation, field, what was expected', { tag: ALWAYS }, async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Contract violated: notice/);
  const [answered, lacking] = ['getgetNotice', 'getChannellist'].map((path) => page.waitForResponse((response) => response.url().includes(path)));
  await page.goto(paths.notFound);
  const headers = (await answered)?.headers() ?? {};
  expect(headers['x-served-by']).toBe('upstream');
  expect(decodeURIComponent(headers['x-contract-violations'] ?? '')).toContain('status');
  // What the backend lacks is served by the mock, and says so.
  expect((await lacking)?.headers()).toMatchObject({ 'x-fallback-reason': 'backend answered 404', 'x-served-by': expect.not.stringMatching('upstream') });
  const panel = page.getByRole('alert', { name: 'Contract violations' });
  await expect(panel).toContainText('notice · data.status: Invalid input: expected 0 or expected 1');
  await expect(panel).toContainText('notice · data.content');
});

test('the development server opens its own pages to no other origin, and the interface only to those of this machine', { tag: ALWAYS }, async ({ request }) => {
  const allowed = async (url: string, origin: string) => {
    const response = await request.fetch(url, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });
    return response.headers()['access-control-allow-origin'];
  };
  expect(await allowed('/__mock/scenario', 'http://localhost:4000')).toBeUndefined();
  expect(await allowed('/api/care/login', 'http://localhost:4000')).toBe('http://localhost:4000');
  expect(await allowed('/api/care/login', 'https://other.example')).toBeUndefined();
  expect((await request.post('/__mock/reset', { headers: { origin: 'http://localhost:4000' } })).status()).toBe(403);
  expect((await request.get('/index', { headers: { host: 'rebound.example' } })).status()).toBe(403);
});

test('a changed message is shown without a reload: what was typed stays', { tag: ALWAYS }, async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/Contract violated: notice/);
  const file = 'src/i18n/locales/cn/contact.json';
  await page.goto(paths.contact);
  const name = page.getByRole('textbox', { name: messages('cn', 'contact').name, exact: true });
  await name.fill('陳大文');
  const read = page.waitForResponse((response) => response.url().includes(`${file}?import&t=`));
  utimesSync(file, new Date(), new Date());
  await read;
  await expect(name).toHaveValue('陳大文');
});

test('the design catalogue is accessible in both themes and fits a phone', { tag: FULL_ONLY }, async ({ page }) => {
  test.slow();
  await page.goto('/catalogue.html');
  await expect(page.locator('h1')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // It shows every part several times, so its landmarks cannot all have names of their own.
    await expectAccessible(page, ['landmark-unique']);
  }
  await page.setViewportSize(PHONE);
  await expectNoHorizontalScroll(page);
});

test('the mock lists its operations, and serves the API reference', { tag: ALWAYS }, async ({ request }) => {
  expect(await (await request.get('/__mock/operations')).json()).toHaveLength(Object.keys(operations).length);
  expect((await request.get('/docs')).status()).toBe(200);
});

test.describe('the scenario panel', () => {
  test.describe.configure({ timeout: 90_000 });
  // The backend of this server returns one operation, and that one wrong.
  test.beforeEach(({ expectConsoleErrors }) => expectConsoleErrors(/Contract violated: notice/));

  test('empties the bill list with a few presses; a link brings the same about in another browser', { tag: ALWAYS }, async ({ page, browser, baseURL }) => {
    const panel = scenarioPanelOf(page);
    const t = messages('cn', 'bills');
    await page.goto(paths.notFound);
    await panel.open();
    await panel.become(postpaid);
    await page.goto(paths.bills);
    await page.getByRole('main').getByRole('listitem').filter({ hasText: t.services.bill }).getByRole('button').click();
    await expect(page.getByText(t.bill.none)).toBeHidden();
    await panel.setResponse('bills', 'empty – No bill yet');
    await expect(page.getByRole('main').getByText(t.bill.none)).toBeVisible();
    await expect(panel.toggle).toHaveAccessibleName('Scenario panel, 1 active');
    const link = await panel.link();
    expect(link).toContain(`${baseURL}${paths.bills}?view=bill&scenario=bills:example=empty;persona:${postpaid.mobileNo};language:cn`);

    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    await expect(other).toHaveURL(`${baseURL}${paths.bills}?view=bill`);
    await expect(other.getByRole('main').getByText(t.bill.none)).toBeVisible();
    await other.context().close();
  });

  test('ends the session in the SMS composer', async ({ page, calls }) => {
    const panel = scenarioPanelOf(page);
    await page.goto(paths.home);
    await panel.open();
    await panel.become(postpaid);
    await page.goto(paths.sms);
    await expect(smsOf(page).heading(smsOf(page).t.title)).toBeVisible();
    await expect(panel.root.getByLabel('Response of smsTasks')).toBeVisible();
    await panel.press('Session expires now');
    await expect(page).toHaveURL(paths.home);
    await expect(page.getByRole('dialog', { name: messages('cn', 'auth').title })).toBeVisible();
    expect((await calls()).filter(({ status }) => status === '-2')).toHaveLength(1);
    // It held for one response; the shortcut brings the panel above the toast.
    await page.keyboard.press('Alt+Shift+KeyP');
    await expect(panel.root.getByText('Every response is the default.')).toBeVisible();
    await expect(panel.root.getByRole('heading', { name: 'Scenarios' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel.root).toBeHidden();
    await expect(page.getByRole('dialog', { name: messages('cn', 'auth').title })).toBeVisible();
  });

  test('slows the plan page down, and only in its own tab', { tag: FULL_ONLY }, async ({ page, context, sandbox }) => {
    const panel = scenarioPanelOf(page);
    const loading = page.getByText(messages('cn', 'plans').list.loading);
    const plans = page.getByRole('main').getByRole('list').nth(1);
    await page.goto(paths.plans());
    await expect(plans).toBeVisible();
    await expect(loading).toBeHidden();
    await panel.open();
    await panel.root.getByLabel('Delay of planSections').selectOption({ label: '30 s late' });
    await expect(loading).toBeAttached();
    await expect(panel.root.getByText('waiting for the response').first()).toBeVisible();

    const second = await context.newPage();
    await second.goto(paths.plans());
    await expect(second.getByRole('button', { name: 'Scenario panel', exact: true })).toBeVisible();
    await expect(second.getByText(messages('cn', 'plans').list.loading)).toBeHidden();
    expect(await second.evaluate(() => document.cookie)).toContain(sandbox);
    await second.close();

    await page.reload();
    await expect(panel.status).toHaveText('planSections: default response, after 30 s');

    await panel.press('Take all back');
    await expect(loading).toBeHidden();
    await expect(panel.toggle).toHaveAccessibleName('Scenario panel');
  });

  test('changes the customer, logs out and puts the sandbox back', { tag: FULL_ONLY }, async ({ page, calls }) => {
    const panel = scenarioPanelOf(page);
    const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
    await page.goto(paths.home);
    await panel.open();
    await panel.press('Business errors');
    await expect(panel.status).toContainText('Every operation: businessError');
    await panel.become(oneBill);
    expect([await stored('isLogin'), await stored('isOneBill')]).toEqual(['true', 'true']);
    await panel.become(prepaid);
    expect([await stored('prepaidMobileNo'), await stored('isOneBill')]).toEqual([prepaid.mobileNo, 'false']);
    await Promise.all([page.waitForEvent('load'), panel.press('Reset the sandbox')]);
    await expect(panel.status).toHaveText('Every response is the default.');
    expect(await stored('mobileNo')).toBe(prepaid.mobileNo);
    expect((await calls()).map(({ operationId }) => operationId)).not.toContain('login');
    await Promise.all([page.waitForEvent('load'), panel.press('Log out')]);
    await expect(panel.root.getByText('a visitor, not logged in')).toBeVisible();
    expect(await stored('token')).toBeNull();
  });

  test('is accessible, opens and closes by keyboard, and fits a phone', { tag: FULL_ONLY }, async ({ page }) => {
    const panel = scenarioPanelOf(page);
    await page.goto(paths.plans());
    await expect(panel.toggle).toHaveAttribute('aria-keyshortcuts', 'Alt+Shift+P');
    await page.getByRole('alert', { name: 'Contract violations' }).getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('Alt+Shift+KeyP');
    await expect(panel.root.getByRole('heading', { name: 'Scenarios' })).toBeFocused();
    await panel.root.getByRole('searchbox').fill('sms');
    await expectAccessible(page);
    await page.reload();
    await expect(panel.root).toBeVisible();
    expect(await panel.root.evaluate((box) => box.contains(document.activeElement))).toBe(false);
    await panel.root.getByRole('searchbox').focus();
    await page.keyboard.press('Escape');
    await expect(panel.root).toBeHidden();
    await expect(panel.toggle).toBeFocused();

    await page.setViewportSize(PHONE);
    await expectNoHorizontalScroll(page);
    await panel.open();
    await expectNoHorizontalScroll(page);
  });
});

test('the live page shows what breaks the contract as it happens', { tag: ALWAYS }, async ({ page, request }) => {
  await page.goto('/__contract');
  await expect(page.getByText(/^Backend http:\/\/127\.0\.0\.1:\d+; the mock fills its gaps$/)).toBeVisible();
  await request.get('/api/iddplan/getIdd060PlansVOs', { headers: { token: 'very-secret-token' } });
  await request.get('/api/unheard-of');
  const wrongList = page.getByRole('group').filter({ hasText: 'got "即將推出"' });
  await expect(wrongList).toContainText('idd060Plans');
  await expect(wrongList).toContainText('$.data');

  await wrongList.locator('summary').click();
  await expect(wrongList.getByRole('region', { name: 'Request' })).toContainText('token: •••');
  await expect(wrongList.getByRole('region', { name: 'Response' })).toContainText('即將推出');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize(PHONE);
  await expectNoHorizontalScroll(page);

  await page.getByRole('radio', { name: 'Requests' }).check({ force: true });
  await expect(wrongList).toBeHidden();
  await page.getByLabel('Operation').selectOption('GET /api/unheard-of');
  await expect(page.getByRole('group').filter({ hasText: 'the contract has no such operation', visible: true })).toHaveCount(1);

  const cleared = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Clear the list' }).click();
  expect((await cleared).status()).toBe(204);
  await expect(page.getByRole('group').filter({ hasText: 'unheard-of' })).toHaveCount(0);
});

/** The scenario panel of the development server, used as a person uses it. */
function scenarioPanelOf(page: Page) {
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
