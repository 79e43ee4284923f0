import { expect, it } from 'vitest';
import { accountRoutes } from './account-route-table.ts';
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
