import { beforeEach, expect, it, vi } from 'vitest';
import { findPaths, ownPaths } from './urls.ts';

const backend = vi.hoisted(() => ({ planSections: vi.fn(), phones: vi.fn(), businessActivities: vi.fn(), jumpRoutes: vi.fn() }));
vi.mock('@/api/generated/plans', () => ({ planSections: backend.planSections }));
vi.mock('@/api/generated/phones', () => ({ phones: backend.phones }));
vi.mock('@/api/generated/business', () => ({ businessActivities: backend.businessActivities }));
vi.mock('@/api/generated/site', () => ({ jumpRoutes: backend.jumpRoutes }));
vi.mock('@/app/route-table', () => ({
  publicRoutes: [{ path: '/news' }, { path: '/sharePlan/:id' }, { path: '*' }, { path: '/prepaid', prerender: false }, { path: '/idd/idd00', prerender: true }],
}));

const section = (...ids: string[]) => ({ apiPlanSectionDataVO: ids.map((id) => ({ id })) });
const jumps = (...urls: string[]) => backend.jumpRoutes.mockResolvedValue(urls.map((jumpUrl) => ({ jumpUrl })));

beforeEach(() => {
  backend.planSections.mockReset().mockResolvedValue({ rows: [], totalPages: 1 });
  backend.phones.mockReset().mockResolvedValue({ rows: [], totalPages: 1 });
  backend.businessActivities.mockReset().mockResolvedValue([]);
  jumps();
});

it('finds the pages of plans, phones, activities and the server, each once', async () => {
  backend.planSections.mockResolvedValue({ rows: [section('1', '2'), section('2')], totalPages: 1 });
  backend.phones.mockResolvedValue({ rows: [{ id: 'lume-9' }], totalPages: 1 });
  backend.businessActivities.mockResolvedValue([{ id: '7' }]);
  jumps('/care/shopsncentres', '/info');
  const pages = ['/sharePlan/1', '/sharePlan/2', '/productDetails/lume-9', '/activities/7', '/care/shopsncentres', '/info'];
  expect(await findPaths()).toEqual({ pages, others: [], complete: true });
});

it('reads every page of a list, of all categories and brands', async () => {
  backend.planSections.mockImplementation(async (_category, { pageNumber }) => ({ rows: [section(String(pageNumber))], totalPages: 3 }));
  expect((await findPaths()).pages).toEqual(['/sharePlan/1', '/sharePlan/2', '/sharePlan/3']);
  expect(backend.planSections.mock.calls).toEqual([1, 2, 3].map((pageNumber) => ['0000', { pageNumber, pageSize: 50 }]));
  expect(backend.phones.mock.calls).toEqual([['0000', { pageNumber: 1, pageSize: 50 }]]);
});

it.each(['planSections', 'phones'] as const)('reads forty pages of %s at most, and says that there are more', async (list) => {
  backend[list].mockResolvedValue({ rows: [], totalPages: 40 });
  expect((await findPaths()).complete).toBe(true);
  expect(backend[list]).toHaveBeenCalledTimes(40);
  backend[list].mockClear().mockResolvedValue({ rows: [], totalPages: 41 });
  expect((await findPaths()).complete).toBe(false);
  expect(backend[list]).toHaveBeenCalledTimes(40);
});

it('makes no file of what is no path of a page, and names the other paths of the site', async () => {
  const outside = ['https://evil.example/a', '//evil.example/a', '/', 'news', ''];
  const account = ['/account/sms/7'];
  const pages = ['/a/b', '/%E6%BE%B3~a', '/care/account'];
  jumps(...pages, ...outside, ...account, '/news?id=1', '/news/', '/news//', '/../etc/passwd', '/a.b', '/news?id=2');
  expect(await findPaths()).toEqual({ pages, others: ['/account/sms/7', '/news', '/etc/passwd', '/a.b'], complete: true });
});

it('prerenders the own pages whose path is fixed, unless the table says otherwise', () => {
  expect(ownPaths()).toEqual(['/news', '/idd/idd00']);
});
