import { CONFIRM_DELAY } from '../../src/forms/send-once.ts';
import { holdRequests } from '../support/hold.ts';
import { SENDINGS, type Sending } from '../support/sendings.ts';
import { expect, FAILED_RESOURCE, messages, sent, test } from '../support/site.ts';

const { duplicate } = messages('cn', 'forms');
/** What is said before a second sending, with the place to look. */
const warning = (look: string) => duplicate.sent.replace('{{look}}', look);
const at =
  ({ path }: Sending) =>
  (url: URL) =>
    url.pathname === path;

// Double clicks and Enter are in the specs of the areas.
for (const [operation, sending] of Object.entries(SENDINGS)) {
  const { customer, unsure, look, done, tag } = sending;
  test(`${operation}: when the server did it and the response is lost, nothing repeats it by itself, and the page says where to look first`, { tag }, async ({
    page,
    calls,
    expectConsoleErrors,
    rememberCustomer,
  }) => {
    expectConsoleErrors(FAILED_RESOURCE);
    if (customer !== undefined) await rememberCustomer(customer);
    await sending.open(page, false);
    const send = await sending.fill(page, false);
    await page.route(at(sending), async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await send.click();
    await expect(page.getByText(unsure)).toBeVisible();
    await expect(send).toBeEnabled();

    // Nor do Back and loading the page anew. Where Back stays in the page, it is reloaded.
    await page.goBack();
    await (page.url() === 'about:blank' ? page.goForward() : page.reload());
    if (done !== undefined) await done(page);
    if (look !== undefined) {
      const repeat = await sending.fill(page, true);
      await repeat.dblclick();
      await expect(page.getByText(warning(look))).toBeVisible();
      await expect(repeat).toBeEnabled();
    }
    expect(sent(await calls(), operation)).toBe(1);
  });
}

for (const operation of ['sendSms', 'buyTopUp4g', 'payByCard']) {
  const sending = SENDINGS[operation] as Sending & { look: string };
  test(`${operation}: two tabs do not send it twice unknown to the customer`, { tag: sending.tag }, async ({ page, context, calls, rememberCustomer }) => {
    if (sending.customer !== undefined) await rememberCustomer(sending.customer);
    await sending.open(page, false);
    const send = await sending.fill(page, false);
    const other = await context.newPage();
    await other.clock.install();
    await sending.open(other, true);
    const repeat = await sending.fill(other, true);

    // One response that takes its time.
    const first = await holdRequests(context, at(sending));
    await send.click();
    await expect.poll(first.count).toBe(1);
    await repeat.click();
    await expect(other.getByText(duplicate.inFlight)).toBeVisible();
    await expect(repeat).toBeEnabled();
    await first.release();
    await expect(page.locator('[data-busy]')).toHaveCount(0);

    // It was sent: the other tab says so, twice if it is pressed in haste, and sends only what is meant.
    await repeat.dblclick();
    await expect(other.getByText(warning(sending.look))).toBeVisible();
    expect(sent(await calls(), operation)).toBe(1);
    expect(await other.evaluate(() => localStorage.getItem('sent'))).toMatch(/^\{"\w+:\d{1,5}":\d{13}\}$/);
    await other.clock.fastForward(CONFIRM_DELAY);
    await repeat.click();
    await expect.poll(async () => sent(await calls(), operation)).toBe(2);
  });
}
