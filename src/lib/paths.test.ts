import { expect, it } from 'vitest';
import { ACCOUNT_PATH, isId, listPathOf, needId, paths } from './paths.ts';

it('have the ids and words of the URL encoded', () => {
  expect([paths.plans(), paths.plans('a&b')]).toEqual(['/powerPlan', '/powerPlan?id=a%26b']);
  expect([paths.phones(), paths.phones('A & B')]).toEqual(['/allMobile', '/allMobile?brandName=A%20%26%20B']);
  expect([paths.plan('a/b'), paths.phone('../x'), paths.businessActivity('?')]).toEqual(['/sharePlan/a%2Fb', '/productDetails/..%2Fx', '/activities/%3F']);
  expect([paths.newsItem('#1'), paths.careersFor('R&D')]).toEqual(['/news?id=%231', '/joinUs?position=R%26D']);
  expect([paths.search('5G'), paths.search('澳門', 3)]).toEqual(['/keyWordSearch?keyWord=5G&page=1', '/keyWordSearch?keyWord=%E6%BE%B3%E9%96%80&page=3']);
});

it('of a detail page belong to a list', () => {
  const of = (pathname: string) => listPathOf(pathname);
  expect([of('/sharePlan/1'), of('/productDetails/1'), of('/activities/1')]).toEqual(['/powerPlan', '/allMobile', '/businessActivity']);
  expect([of('/news'), of('/x/sharePlan/1'), of('/sharePlan')]).toEqual([undefined, undefined, undefined]);
});

it('are those of the specification, which bookmarks and the web server know', () => {
  expect(Object.values(paths).filter((path) => typeof path === 'string')).toEqual([
    ...['/', '/index', '/mobileDevice', '/business', '/businessActivity', '/news', '/joinUs', '/contactUs'],
    ...['/idd/roamingcharge', '/idd/idd00', '/idd/idd060', '/kkboxLogin', '/itincard', '/404', '/prepaid'],
    ...['/account/accountSettings/0', '/account/billManagement/1', '/account/usageRecord/2', '/account/paymentMethod/3'],
    ...['/account/easyPay/4', '/account/roam/5', '/account/call/6', '/account/sms/7', '/businessservice'],
    ...['/info', '/roamdataoffer', '/care/shopsncentres', '/privacy-personal-statement', '/service-terms-conditions'],
  ]);
  expect(ACCOUNT_PATH).toBe('/account/');
});

it('isId accepts only ids in the format of the contract', () => {
  for (const text of ['4001', 'a-Z', 'x'.repeat(32)]) expect(isId(text)).toBe(true);
  for (const text of ['', 'a b', '../4001', '4001/', '4001 ', 'x'.repeat(33), null, undefined, 4001 as never]) expect(isId(text)).toBe(false);
});

it('a missing id is an error, which a panel shows', () => {
  expect(needId('4001')).toBe('4001');
  for (const id of ['', null, undefined]) expect(() => needId(id)).toThrow(new TypeError('The server sent no id'));
});
