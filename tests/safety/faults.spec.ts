import { visitableRoutes } from '../../scripts/routes.ts';
import { expect, FAILED_RESOURCE, test, texts } from '../support/site.ts';
import { expectStanding, MOST_SHIFT, watchShifts } from '../support/standing.ts';

for (const { id, path } of visitableRoutes) {
  test(`${id}: stands with nothing, with refusals, with a broken server and without one`, async ({ page, scenario, expectConsoleErrors }) => {
    expectConsoleErrors(FAILED_RESOURCE);
    for (const [what, answer] of [
      ['empty lists', { example: 'empty' }],
      ['business errors', { example: 'businessError' }],
      ['HTTP 500', { code: 500 }],
    ] as const) {
      await scenario('*', answer);
      await page.goto(path);
      await expectStanding(page, what);
    }
    await scenario('*');
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(path);
    await expectStanding(page, 'no server');
    // Back to work without a reload, where the page offers it.
    await page.unroute('**/api/**');
    const retry = page.locator('main').getByRole('button', { name: texts('cn', 'common').failure.retry });
    while ((await retry.count()) > 0) {
      const left = await retry.count();
      await retry.first().click();
      await expect.poll(() => retry.count()).toBeLessThan(left);
    }
    await expectStanding(page, 'server back');
  });

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
