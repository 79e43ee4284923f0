import type { Locator, Page } from '@playwright/test';
import { accountRoutes, visitableRoutes } from '../../scripts/routes.ts';
import { HOSTILE_ADDRESSES, poisonAnswers, remains } from '../support/attacks.ts';
import { postpaid } from '../support/log-in.ts';
import { rememberCustomer } from '../support/session.ts';
import { expect, FAILED_RESOURCE, readOn, test } from '../support/site.ts';

/** Nothing is under way any more. Frames of outside addresses, which are refused here, would keep the network busy for ever. */
const expectLoaded = (page: Page) => expect(page.locator('main [aria-busy=true]')).toHaveCount(0);

/** Presses without a pointer: the attacks make pages of twenty screens, and finding the place on them is not what is tested. */
const press = (target: Locator) => target.evaluate((element: HTMLElement) => element.click());

for (const { id, path } of [...visitableRoutes, ...accountRoutes]) {
  test(`${id}: hostile text and addresses in every answer run nothing and lead nowhere`, async ({ page, context, request, world, expectConsoleErrors }) => {
    // Pictures of the corpus that do not load, and Chromium's note that what the cleaner parses in its inert document may not run.
    expectConsoleErrors(FAILED_RESOURCE);
    expectConsoleErrors(/Content Security Policy.*clean-html-/s);
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    // Addresses outside are noted above and go no further: looking up names that do not exist can take longer than the test.
    await context.route(
      (url) => !['127.0.0.1', 'localhost'].includes(url.hostname),
      (route) => route.abort(),
    );
    // Pages that the attacks make twenty screens long are scrolled to their places at once, not smoothly.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (id.startsWith('account-')) await rememberCustomer(page, request, world, postpaid);
    const changed = await poisonAnswers(page);
    await page.goto(path);
    if (id === 'home') await readOn(page);
    await expect(page.locator('h1').first()).toBeVisible();
    await expectLoaded(page);
    // What is folded or behind a tab is rendered, too.
    for (const summary of await page.locator('main summary').all()) await press(summary);
    for (const tab of await page.locator('main [role=tab]').all()) {
      await press(tab);
      await expectLoaded(page);
      expect(await remains(page)).toEqual([]);
    }
    expect(changed()).toBeGreaterThan(0);
    expect(await remains(page)).toEqual([]);
    const origin = new URL(page.url()).origin;
    const allowed = [origin, 'data:', 'blob:', 'https://video.farol.example/'];
    expect(asked.filter((url) => !allowed.some((start) => url.startsWith(start)))).toEqual([]);
    expect(context.pages()).toHaveLength(1);
    expect(HOSTILE_ADDRESSES).not.toContain(page.url());
  });
}
