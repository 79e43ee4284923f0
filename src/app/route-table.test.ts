import { expect, it } from 'vitest';
import { accountRoutes, isSameTab } from './account-route-table.ts';
import { prepaidRoute, publicRoutes } from './route-table.ts';

it('gives every route an id and a path of its own', () => {
  const routes = [...publicRoutes, prepaidRoute, ...accountRoutes];
  expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});

it('numbers the links of the account area in the order of the tabs (ROUTE-06)', () => {
  accountRoutes.forEach(({ link, path }, index) => {
    expect(link).toMatch(new RegExp(`^/account/\\w+/${index}$`));
    expect(path).toBe(link.replace(/\d+$/, ':index'));
  });
});

it('finds the tab of any number, with and without a slash at the end (decision A19)', () => {
  expect(isSameTab('/account/billManagement/1', '/account/billManagement/9/')).toBe(true);
  expect(isSameTab('/account/billManagement/1', '/account/usageRecord/1')).toBe(false);
});
