import type { Page } from '@playwright/test';
import { visitableAccountRoutes, visitableRoutes } from '../../src/app/visitable-routes.ts';
import { FAILURES, type FailingSite, type Failure, hurry, startFailingSite, UNFORESEEN } from '../support/failures.ts';
import { FULL, FULL_ONLY, sampleOf } from '../support/full.ts';
import { postpaid } from '../support/log-in.ts';
import { expect, messages, revealSections, test } from '../support/site.ts';

const common = messages('cn', 'common');
const failures = Object.keys(FAILURES) as Failure[];
/** The routes that meet every failure, in every `npm test`. */
const SAMPLE: ReadonlySet<string> = new Set(['account-payment']);
/** Not judged by the page: `src/api` decides for all pages what they are. Each page meets a third of them. */
const JUDGED_ONCE = failures.filter((name) => !UNFORESEEN.has(name));
const routes = [...visitableRoutes, ...visitableAccountRoutes].map(({ id, path }, turn) => ({
  id,
  path,
  met: SAMPLE.has(id) ? failures : [...sampleOf(JUDGED_ONCE, 3, turn), ...UNFORESEEN],
}));

/** What a page shows at one moment, read in one go: fifty pages times eight failures leave no time for more. */
interface PageState {
  heading: string;
  words: number;
  busy: boolean;
  controls: number;
  retries: number;
  crashed: boolean;
  /** Words that are none: an object that was printed, a value that is not there. */
  rubbish: string | undefined;
}

function look(page: Page): Promise<PageState> {
  return page.evaluate(
    ({ retry, crash }) => {
      const main = document.querySelector('main');
      const text = main?.textContent ?? '';
      const buttons = [...(main?.querySelectorAll('button') ?? [])];
      return {
        heading: main?.querySelector('h1')?.textContent ?? '',
        words: text.length,
        busy: document.querySelector('main [aria-busy=true]') !== null,
        controls: buttons.length + (main?.querySelectorAll('a[href]').length ?? 0),
        retries: buttons.filter(({ textContent }) => textContent.trim() === retry).length,
        crashed: text.includes(crash),
        rubbish: /\[object|undefined|\bNaN\b/.exec(text)?.[0],
      };
    },
    { retry: common.failure.retry, crash: common.crash.title },
  );
}

/** Waits until the page is ready: a heading, text, a link or button, no skeleton. */
async function waitUntilReady(page: Page, what: string): Promise<PageState> {
  let state: PageState | undefined;
  await expect(async () => {
    state = await look(page).catch(() => undefined);
    expect(state, what).toMatchObject({ heading: expect.stringMatching(/./), busy: false });
  }).toPass({ intervals: [50], timeout: 10_000 });
  expect(state?.words, `${what}: words`).toBeGreaterThan(20);
  expect(state?.controls, `${what}: links and buttons`).toBeGreaterThan(0);
  return state as PageState;
}

/** Types into the first field of the page; returns what the field must still hold later. */
async function type(page: Page): Promise<string | undefined> {
  const field = page.locator('main').locator('input:not([type]), input[type=text], input[type=tel], input[type=email], input[type=search], textarea').first();
  // A late response may lead away from here (ERR-02, ERR-03): then there is no field any more.
  const quickly = { timeout: 1000 };
  if ((await field.count()) === 0 || !(await field.isVisible()) || !(await field.isEditable(quickly).catch(() => false))) return undefined;
  return field
    .fill('6612', quickly)
    .then(() => field.inputValue(quickly))
    .catch(() => undefined);
}

test('the matrix of failures', () => {
  const tried = routes.filter(({ id }) => FULL || SAMPLE.has(id));
  // biome-ignore lint/suspicious/noConsole: npm test prints this line
  console.log(`Failure matrix: ${routes.length} routes, ${failures.length} failures, ${tried.flatMap(({ met }) => met).length} meetings`);
  for (const id of SAMPLE) expect(routes.map((route) => route.id)).toContain(id);
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});

let site: FailingSite;
test.beforeEach(async ({ baseURL }) => {
  site = await startFailingSite(baseURL ?? '');
});
test.afterEach(() => site.close());

for (const { id, path, met } of routes) {
  test(`${id}: is usable under failures of the backend, and recovers without a reload`, { tag: SAMPLE.has(id) ? [] : FULL_ONLY }, async ({
    page,
    scenario,
    expectConsoleErrors,
    rememberCustomer,
  }) => {
    // Up to fourteen pages one after the other: twenty seconds on a free machine, ten times as long where many others work, too.
    test.setTimeout(300_000);
    // What a boundary has caught is written to the console; nothing may get past the boundaries.
    expectConsoleErrors(/^(?!uncaught)/);
    // Any scenario makes the mock's server send the page that was not prerendered: it has nothing but what the backend returns.
    await scenario('notice', { delay: 1 });
    await hurry(page);
    if (id.startsWith('account-')) await rememberCustomer(postpaid);
    await page.goto(site.url + path);
    await waitUntilReady(page, 'before');

    for (const name of met) {
      await test.step(name, async () => {
        site.failure(name);
        await page.evaluate(
          (slow) => {
            sessionStorage.removeItem('remembered');
            if (slow) sessionStorage.removeItem('hurried');
            else sessionStorage.setItem('hurried', 'yes');
          },
          name !== 'time-out' && name !== 'offline',
        );
        await page.goto(site.url + path, { waitUntil: 'commit' });
        const first = await waitUntilReady(page, name);
        if (id === 'home' && !first.crashed && page.url().endsWith(path)) await revealSections(page);
        const state = await waitUntilReady(page, name);
        if (!UNFORESEEN.has(name)) expect(state, name).toMatchObject({ crashed: false, rubbish: undefined });
        const typed = state.crashed ? undefined : await type(page);
        const typedAt = page.url();

        site.failure(undefined);
        await page.evaluate(() => {
          Object.assign(window, { same: true });
          sessionStorage.removeItem('hurried');
        });
        let after = state;
        await expect(async () => {
          await page.evaluate((retry) => {
            for (const button of document.querySelectorAll<HTMLElement>('main button')) if (button.textContent.trim() === retry) button.click();
          }, common.failure.retry);
          after = await waitUntilReady(page, `after ${name}`);
          // What was chosen from a list of wrong ids is requested with them until something else is chosen.
          expect(after, `after ${name}`).toMatchObject(name === 'wrong types' ? { crashed: false } : { retries: 0, crashed: false });
        }).toPass({ intervals: [50, 100], timeout: 10_000 });
        expect(await page.evaluate(() => 'same' in window), 'without a reload').toBe(true);
        // The page 404, to which a late response may lead (ERR-03, SEARCH-02), has a field of its own.
        if (typed !== undefined && page.url() === typedAt)
          await expect(page.locator('main').locator('input, textarea').and(page.locator(':visible')).first(), 'what was typed').toHaveValue(typed);
      });
    }
  });
}
