import { expect, it } from 'vitest';
import { accountRoutes, isSameTab } from './account-route-table.ts';
import { prepaidRoute, publicRoutes } from './route-table.ts';

it('gives every route an id and a path of its own', () => {
  const routes = [...publicRoutes, prepaidRoute, ...accountRoutes];
  expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});

it('names pages that exist as likely to be next', () => {
  const routes = [...publicRoutes, prepaidRoute, ...accountRoutes];
  const ids: readonly string[] = routes.map(({ id }) => id);
  for (const { id, next = [] } of routes) for (const other of next) expect(ids.filter((known) => known !== id)).toContain(other);
});

it('has the public routes of the specification, each with a page of its own (ROUTE-01, ROUTE-02, ROUTE-03, ROUTE-04, ROUTE-05)', () => {
  const paths = publicRoutes.map(({ path }) => path);
  for (const path of [
    ...['/index', '/powerPlan', '/mobileDevice', '/allMobile', '/business', '/businessActivity', '/news', '/joinUs', '/contactUs'],
    ...['/sharePlan/:id', '/productDetails/:id', '/activities/:id', '/idd/roamingcharge', '/idd/idd00', '/idd/idd060'],
    ...['/keyWordSearch', '/kkboxLogin', '/itincard', '/404'],
  ])
    expect(
      paths.filter((own) => own === path),
      path,
    ).toHaveLength(1);
  expect(prepaidRoute.path).toBe('/prepaid');
});

it('has the children of /account in the order of the specification, each with any number at its end (ROUTE-06)', () => {
  const specified = ['accountSettings', 'billManagement', 'usageRecord', 'paymentMethod', 'easyPay', 'roam', 'call', 'sms'].map((name) => `/account/${name}/`);
  const found = accountRoutes.filter(({ path }) => specified.includes(path.replace(':index', '')));
  expect(found.map(({ path }) => path)).toEqual(specified.map((path) => `${path}:index`));
  expect(accountRoutes.map(({ link }) => link)).toEqual(accountRoutes.map(({ path }, index) => path.replace(':index', String(index))));
});

it('finds the tab of any number, with and without a slash at the end (decision A19)', () => {
  expect(isSameTab('/account/billManagement/1', '/account/billManagement/9/')).toBe(true);
  expect(isSameTab('/account/billManagement/1', '/account/usageRecord/1')).toBe(false);
});
