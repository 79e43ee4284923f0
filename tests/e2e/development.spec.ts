import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/site.ts';

test('an answer of a backend that breaks the contract is shown in the page: operation, field, what was expected', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/Contract violated: notice/);
  const answered = page.waitForResponse((response) => response.url().includes('getgetNotice'));
  await page.goto('/index');
  const response = await answered;
  expect(response.headers()['x-answered-by']).toBe('upstream');
  expect(decodeURIComponent(response.headers()['x-contract-violations'] ?? '')).toContain('status');
  const panel = page.getByRole('alert', { name: 'Contract violations' });
  await expect(panel).toContainText('notice · data.status: Invalid input: expected 0 or expected 1');
  await expect(panel).toContainText('notice · data.content');
});

test('an operation that the backend lacks is answered by the mock, and says so', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/Contract violated: notice/);
  const answered = page.waitForResponse((response) => response.url().includes('getChannellist'));
  await page.goto('/index');
  const headers = (await answered).headers();
  expect(headers['x-answered-by']).not.toBe('upstream');
  expect(headers['x-why']).toBe('backend answered 404');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the design catalogue is accessible in ${colorScheme} and fits a phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/catalogue.html');
    await expect(page.locator('h1')).toBeVisible();
    // It shows every part several times, so its landmarks cannot all have names of their own.
    await expectAccessible(page, ['landmark-unique']);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
  });
}

test('the mock lists its scenarios and personas, and serves the API reference', async ({ page, request }) => {
  await page.goto('/__mock');
  await expect(page.getByRole('heading', { name: '87 operations' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '66881234' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^registerTravelCard/ })).toContainText('alreadyApplied');
  expect((await request.get('/__mock/reference')).status()).toBeLessThan(500);
});
