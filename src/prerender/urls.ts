import { businessActivities } from '@/api/business';
import { phones } from '@/api/phones';
import { planSections } from '@/api/plans';
import { jumpRoutes } from '@/api/site';
import { publicRoutes } from '@/app/route-table';
import { paths } from '@/lib/paths';

/** Rows of one page of a list. */
const PAGE_SIZE = 50;
/** Pages of a list that are looked through at most. */
const MOST_PAGES = 40;
/** Every category, every maker (PLAN-02, PHONE-05). */
const ALL = '0000';

interface Page<Row> {
  rows: Row[];
  totalPages: number;
}

async function everyRow<Row>(read: (pageNumber: number) => Promise<Page<Row>>): Promise<Row[]> {
  const first = await read(1);
  const rows = [...first.rows];
  for (let page = 2; page <= Math.min(first.totalPages, MOST_PAGES); page += 1) rows.push(...(await read(page)).rows);
  return rows;
}

/** Addresses that only the backend knows: of every plan, phone and activity, and of the server's own pages. */
export async function findPaths(): Promise<string[]> {
  const sections = await everyRow((pageNumber) => planSections(ALL, { pageNumber, pageSize: PAGE_SIZE }));
  const handsets = await everyRow((pageNumber) => phones(ALL, { pageNumber, pageSize: PAGE_SIZE }));
  const activities = await businessActivities();
  const pages = await jumpRoutes();
  const all = [
    ...sections.flatMap(({ apiPlanSectionDataVO }) => apiPlanSectionDataVO.map(({ id }) => paths.plan(id))),
    ...handsets.map(({ id }) => paths.phone(id)),
    ...activities.map(({ id }) => paths.businessActivity(id)),
    ...pages.map(({ jumpUrl }) => jumpUrl),
  ];
  // The path becomes a file name: an address of another host, with a query, or that leads out of the folder is none.
  return [...new Set(all)].filter((path) => /^(?:\/[\w%~-]+)+$/.test(path) && !path.startsWith('/account'));
}

/** Paths of the site's own pages whose content is the same for every visitor. */
export const ownPaths = (): string[] => publicRoutes.filter(({ path, prerender }) => prerender !== false && !/[:*]/.test(path)).map(({ path }) => path);
