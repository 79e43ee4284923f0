import { visitableAccountRoutes, visitableRoutes } from '../../src/app/visitable-routes.ts';
import { paths } from '../../src/lib/paths.ts';
import { everyNth } from '../support/full.ts';
import { loginOf, postpaid } from '../support/log-in.ts';
import { expectReady, MAX_SHIFT, watchShifts } from '../support/page-checks.ts';
import { expect, inLanguages, test } from '../support/site.ts';

const EACH = [
  ...visitableAccountRoutes.map((route, turn) => ({ ...route, run: everyNth(4, turn) })),
  ...visitableRoutes.map((route, turn) => ({ ...route, run: everyNth(12, turn) })),
];
for (const { id, path, run } of EACH) {
  test(`${id}: nothing jumps while slow responses arrive`, run, async ({ page, scenario, rememberCustomer }) => {
    if (id.startsWith('account-')) await rememberCustomer(postpaid);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const shifts = await watchShifts(page);
    await scenario('*', { delay: 300 });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.goto(path);
      await expectReady(page, 'slow');
      expect(await shifts(), `layout shift at ${width} px`).toBeLessThanOrEqual(MAX_SHIFT);
    }
  });
}

inLanguages('en', 'from the home page through the log-in to the bills', (language) => {
  test('nothing jumps on a phone, though responses are slow', async ({ page, scenario }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const shifts = await watchShifts(page);
    await page.goto(paths.home);
    await expectReady(page, 'home');
    // What moves within half a second after a press counts as its effect.
    await scenario('*', { delay: 600 });
    const dialog = loginOf(page, language);
    await dialog.open();
    await dialog.logIn(postpaid);
    await page.waitForURL(`**${paths.bills}`);
    await expectReady(page, 'bills');
    expect(await shifts()).toBeLessThanOrEqual(MAX_SHIFT);
  });
});
