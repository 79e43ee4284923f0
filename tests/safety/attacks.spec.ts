import type { Locator, Page } from '@playwright/test';
import { content } from '#operator';
import { SMS_CODE } from '../../mock-server/personas.ts';
import { visitableAccountRoutes, visitableRoutes } from '../../src/app/visitable-routes.ts';
import { SESSION_KEYS, STEP_KEYS } from '../../src/session/storage.ts';
import { HOSTILE_URLS, poisonResponses, remains } from '../support/attacks.ts';
import { everyNth } from '../support/full.ts';
import { postpaid } from '../support/log-in.ts';
import { expect, expectNoHorizontalScroll, FAILED_RESOURCE, messages, revealSections, test } from '../support/site.ts';

const common = messages('cn', 'common');

/** Nothing is under way any more. Frames of outside URLs, which are refused here, would keep the network busy for ever. */
const expectLoaded = (page: Page) => expect(page.locator('main [aria-busy=true]')).toHaveCount(0);

/** Presses without a pointer: the attacks make pages of twenty screens, and finding the place on them is not what is tested. */
const press = (target: Locator) => target.evaluate((element: HTMLElement) => element.click());

/** Shows what is folded or behind a tab, which is rendered, too; `check` runs at each tab. */
async function unfold(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expectLoaded(page);
  for (const summary of await page.locator('main summary').all()) await press(summary);
  for (const tab of await page.locator('main [role=tab]').all()) {
    await press(tab);
    await expectLoaded(page);
    await check();
  }
}

/** What may be in the browser's storage after a log-in, and nothing else: no PIN, code, card or identity number. */
const STORED = new Set<string>([...SESSION_KEYS, ...Object.keys(STEP_KEYS), 'DefaultLanguage', 'noticeClosed', 'sent']);
const SESSION_STORED = /^(?:remembered|releaseLeft|react-router-scroll-positions|smsCode:.*)$/;

async function expectLittleStored(page: Page): Promise<void> {
  const { local, session } = await page.evaluate(
    () => ({ local: { ...localStorage }, session: { ...sessionStorage } }) as Record<'local' | 'session', Record<string, string>>,
  );
  expect(Object.keys(local).filter((key) => !STORED.has(key))).toEqual([]);
  expect(Object.keys(session).filter((key) => !SESSION_STORED.test(key))).toEqual([]);
  const all = JSON.stringify([...Object.values(local), ...Object.values(session)]);
  for (const secret of [postpaid.pin, SMS_CODE]) expect(all).not.toContain(secret);
}

for (const [turn, { id, path }] of [...visitableRoutes, ...visitableAccountRoutes].entries()) {
  test(
    `${id}: hostile text and URLs in every response run nothing and lead nowhere`,
    everyNth(6, turn),
    async ({ page, context, scenario, expectConsoleErrors, rememberCustomer }) => {
      // Images of the corpus that do not load, and Chromium's note that what the sanitizer parses in its inert document may not run.
      expectConsoleErrors(FAILED_RESOURCE);
      expectConsoleErrors(/Content Security Policy.*sanitize-html-/s);
      const requested: string[] = [];
      context.on('request', (request) => requested.push(request.url()));
      // URLs outside are recorded above and blocked: looking up names that do not exist can take longer than the test.
      await context.route(
        (url) => !['127.0.0.1', 'localhost'].includes(url.hostname),
        (route) => route.abort(),
      );
      if (id.startsWith('account-')) await rememberCustomer(postpaid);
      test.info().annotations.push({ type: 'hostile-html' });
      // A sandbox with a scenario gets no page prerendered: everything on the page is to come from the poisoned responses.
      await scenario('*', { delay: 1 });
      const poisoned = await poisonResponses(page);
      await page.goto(path);
      if (id === 'home') await revealSections(page);
      await unfold(page, async () => expect(await remains(page)).toEqual([]));
      const strings = [...poisoned.values()].reduce((sum, each) => sum + each, 0);
      expect(strings).toBeGreaterThan(0);
      // biome-ignore lint/suspicious/noConsole: npm test prints this line
      console.log(`Hostile responses: ${id}: ${poisoned.size} operations, ${strings} strings`);
      await expectLittleStored(page);
      await expect(page.getByText(common.crash.title)).toHaveCount(0);

      // Once more with every string of every response, ids and kinds too: little of the page is left then, and nothing of the attacks.
      expectConsoleErrors(/^(?!uncaught)/);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await poisonResponses(page, 'all');
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      expect(await remains(page)).toEqual([]);
      expect(await remains(page)).toEqual([]);
      const origin = new URL(page.url()).origin;
      const allowed = [origin, 'data:', 'blob:', `https://video.${content.domain}/`];
      expect(requested.filter((url) => !allowed.some((start) => url.startsWith(start)))).toEqual([]);
      expect(context.pages()).toHaveLength(1);
      expect(HOSTILE_URLS).not.toContain(page.url());
    },
  );

  test(
    `${id}: a long word in every response makes the page no wider than a phone`,
    everyNth(6, turn + 3),
    async ({ page, scenario, expectConsoleErrors, rememberCustomer }) => {
      // A request that repeats what the server has sent may be refused for its length.
      expectConsoleErrors(FAILED_RESOURCE);
      await page.setViewportSize({ width: 390, height: 844 });
      if (id.startsWith('account-')) await rememberCustomer(postpaid);
      await scenario('*', { delay: 1 });
      const poisoned = await poisonResponses(page, 'long');
      await page.goto(path);
      if (id === 'home') await revealSections(page);
      await unfold(page, () => expectNoHorizontalScroll(page));
      await expectNoHorizontalScroll(page);
      expect(poisoned.size).toBeGreaterThan(0);
      await expect(page.getByText(common.crash.title)).toHaveCount(0);
    },
  );
}
