import type { Page } from '@playwright/test';
import { accountRoutes, visitableRoutes } from '../../src/app/visitable-routes.ts';
import { FAULTS, type Fault, type FaultySite, hurry, startFaultySite, UNFORESEEN } from '../support/faults.ts';
import { postpaid } from '../support/log-in.ts';
import { rememberCustomer } from '../support/session.ts';
import { expect, readOn, test, texts } from '../support/site.ts';
import { MOST_SHIFT, watchShifts } from '../support/standing.ts';

const common = texts('cn', 'common');
const faults = Object.keys(FAULTS) as Fault[];
const routes = [...visitableRoutes, ...accountRoutes];

/** What a page shows at one moment, read in one go: thirty pages times fourteen faults leave no time for more. */
interface Sight {
  heading: string;
  words: number;
  busy: boolean;
  ways: number;
  retries: number;
  crashed: boolean;
  /** Words that are none: an object that was printed, a value that is not there. */
  rubbish: string | undefined;
}

function look(page: Page): Promise<Sight> {
  return page.evaluate(
    ({ retry, crash }) => {
      const main = document.querySelector('main');
      const text = main?.textContent ?? '';
      const buttons = [...(main?.querySelectorAll('button') ?? [])];
      return {
        heading: main?.querySelector('h1')?.textContent ?? '',
        words: text.length,
        busy: document.querySelector('main [aria-busy=true]') !== null,
        ways: buttons.length + (main?.querySelectorAll('a[href]').length ?? 0),
        retries: buttons.filter(({ textContent }) => textContent.trim() === retry).length,
        crashed: text.includes(crash),
        rubbish: /\[object|undefined|\bNaN\b/.exec(text)?.[0],
      };
    },
    { retry: common.failure.retry, crash: common.crash.title },
  );
}

/** Waits until the page stands: its heading, something to read, a way on, no bones left over. */
async function standing(page: Page, what: string): Promise<Sight> {
  let sight: Sight | undefined;
  await expect(async () => {
    sight = await look(page).catch(() => undefined);
    expect(sight, what).toMatchObject({ heading: expect.stringMatching(/./), busy: false });
  }).toPass({ intervals: [50], timeout: 10_000 });
  expect(sight?.words, `${what}: words`).toBeGreaterThan(20);
  expect(sight?.ways, `${what}: ways on`).toBeGreaterThan(0);
  return sight as Sight;
}

/** Types into the first field of the page; answers what must still stand there later. */
async function type(page: Page): Promise<string | undefined> {
  const field = page.locator('main').locator('input:not([type]), input[type=text], input[type=tel], input[type=email], input[type=search], textarea').first();
  // A late answer may lead away from here (ERR-02, ERR-03): then there is no field any more.
  const quickly = { timeout: 1000 };
  if ((await field.count()) === 0 || !(await field.isVisible()) || !(await field.isEditable(quickly).catch(() => false))) return undefined;
  return field
    .fill('6612', quickly)
    .then(() => field.inputValue(quickly))
    .catch(() => undefined);
}

test('the matrix of faults', () => {
  // biome-ignore lint/suspicious/noConsole: the gate shows this line
  console.log(`Fault matrix: ${routes.length} routes × ${faults.length} faults = ${routes.length * faults.length}`);
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});

let site: FaultySite;
test.beforeEach(async ({ baseURL }) => {
  site = await startFaultySite(baseURL ?? '');
});
test.afterEach(() => site.close());

for (const { id, path } of routes) {
  test(`${id}: stands under every fault of the backend, and comes back without a reload`, async ({ page, request, sandbox, scenario, expectConsoleErrors }) => {
    // Fourteen pages one after the other: seconds on a free machine, more where others work, too.
    test.setTimeout(120_000);
    // What a boundary has caught is written to the console; nothing may get past the boundaries.
    expectConsoleErrors(/^(?!uncaught)/);
    // Any scenario makes the mock's server send the page that was not rendered ahead: it has nothing but what the backend answers.
    await scenario('notice', { delay: 1 });
    await hurry(page);
    if (id.startsWith('account-')) await rememberCustomer(page, request, sandbox, postpaid);
    await page.goto(site.url + path);
    await standing(page, 'before');

    for (const name of faults) {
      await test.step(name, async () => {
        site.fault(name);
        await page.evaluate(
          (patient) => {
            sessionStorage.removeItem('remembered');
            if (patient) sessionStorage.removeItem('hurried');
            else sessionStorage.setItem('hurried', 'yes');
          },
          name !== 'time-out' && name !== 'offline',
        );
        await page.goto(site.url + path, { waitUntil: 'commit' });
        const first = await standing(page, name);
        if (id === 'home' && !first.crashed && page.url().endsWith(path)) await readOn(page);
        const sight = await standing(page, name);
        if (!UNFORESEEN.has(name)) expect(sight, name).toMatchObject({ crashed: false, rubbish: undefined });
        const typed = sight.crashed ? undefined : await type(page);

        site.fault(undefined);
        await page.evaluate(() => {
          Object.assign(window, { same: true });
          sessionStorage.removeItem('hurried');
        });
        let after = sight;
        await expect(async () => {
          await page.evaluate((retry) => {
            for (const button of document.querySelectorAll<HTMLElement>('main button')) if (button.textContent.trim() === retry) button.click();
          }, common.failure.retry);
          after = await standing(page, `after ${name}`);
          // What was chosen from a list of wrong ids is asked for with them until something else is chosen.
          expect(after, `after ${name}`).toMatchObject(name === 'wrong types' ? { crashed: false } : { retries: 0, crashed: false });
        }).toPass({ intervals: [50, 100], timeout: 10_000 });
        expect(await page.evaluate(() => 'same' in window), 'without a reload').toBe(true);
        if (typed !== undefined)
          await expect(page.locator('main').locator('input, textarea').and(page.locator(':visible')).first(), 'what was typed').toHaveValue(typed);
      });
    }
  });
}

for (const { id, path } of visitableRoutes) {
  test(`${id}: nothing jumps while slow answers arrive`, async ({ page, scenario }) => {
    const shifts = await watchShifts(page);
    await scenario('*', { delay: 300 });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('main h1').first()).toBeVisible();
      expect(await shifts(), `layout shift at ${width} px`).toBeLessThanOrEqual(MOST_SHIFT);
    }
  });
}
