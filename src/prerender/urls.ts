import { businessActivities } from '@/api/business';
import { phones } from '@/api/phones';
import { planSections } from '@/api/plans';
import { jumpRoutes } from '@/api/site';
import { publicRoutes } from '@/app/route-table';
import { paths } from '@/lib/paths';

const PAGE_SIZE = 50;
/** Limit of pages read per list. */
const MAX_PAGES = 40;
/** All categories, all brands (PLAN-02, PHONE-05). */
const ALL = '0000';

interface Page<Row> {
  rows: Row[];
  totalPages: number;
}

async function readAllRows<Row>(read: (pageNumber: number) => Promise<Page<Row>>): Promise<Row[]> {
  const first = await read(1);
  const rows = [...first.rows];
  for (let page = 2; page <= Math.min(first.totalPages, MAX_PAGES); page += 1) rows.push(...(await read(page)).rows);
  return rows;
}

/** Paths from the backend: plans, phones, activities and the server's own pages. */
export async function findPaths(): Promise<string[]> {
  const sections = await readAllRows((pageNumber) => planSections(ALL, { pageNumber, pageSize: PAGE_SIZE }));
  const handsets = await readAllRows((pageNumber) => phones(ALL, { pageNumber, pageSize: PAGE_SIZE }));
  const activities = await businessActivities();
  const pages = await jumpRoutes();
  const all = [
    ...sections.flatMap(({ apiPlanSectionDataVO }) => apiPlanSectionDataVO.map(({ id }) => paths.plan(id))),
    ...handsets.map(({ id }) => paths.phone(id)),
    ...activities.map(({ id }) => paths.businessActivity(id)),
    ...pages.map(({ jumpUrl }) => jumpUrl),
  ];
  // Paths become file names: URLs of other hosts, with a query or outside of the folder are dropped.
  return [...new Set(all)].filter((path) => /^(?:\/[\w%~-]+)+$/.test(path) && !path.startsWith('/account'));
}

/** Paths of the site's own pages whose content is the same for every visitor. */
export const ownPaths = (): string[] => publicRoutes.filter(({ path, prerender }) => prerender !== false && !/[:*]/.test(path)).map(({ path }) => path);
