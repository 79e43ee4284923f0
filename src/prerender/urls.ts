import { businessActivities } from '@/api/generated/business';
import { phones } from '@/api/generated/phones';
import { planSections } from '@/api/generated/plans';
import { jumpRoutes } from '@/api/generated/site';
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

async function readAllRows<Row>(read: (pageNumber: number) => Promise<Page<Row>>): Promise<{ rows: Row[]; complete: boolean }> {
  const first = await read(1);
  const rows = [...first.rows];
  for (let page = 2; page <= Math.min(first.totalPages, MAX_PAGES); page += 1) rows.push(...(await read(page)).rows);
  return { rows, complete: first.totalPages <= MAX_PAGES };
}

interface FoundPaths {
  /** Paths whose pages are prerendered. */
  pages: string[];
  /** Other paths of the site that the backend names; they have no file. */
  others: string[];
  /** Whether no list was longer than what is read of it. */
  complete: boolean;
}

/** Paths from the backend: plans, phones, activities and the server's own pages. */
export async function findPaths(): Promise<FoundPaths> {
  const sections = await readAllRows((pageNumber) => planSections(ALL, { pageNumber, pageSize: PAGE_SIZE }));
  const handsets = await readAllRows((pageNumber) => phones(ALL, { pageNumber, pageSize: PAGE_SIZE }));
  const activities = await businessActivities();
  const pages = await jumpRoutes();
  const all = [
    ...sections.rows.flatMap(({ apiPlanSectionDataVO }) => apiPlanSectionDataVO.map(({ id }) => paths.plan(id))),
    ...handsets.rows.map(({ id }) => paths.phone(id)),
    ...activities.map(({ id }) => paths.businessActivity(id)),
    ...pages.map(({ jumpUrl }) => jumpUrl),
  ];
  // Paths become file names: URLs of other hosts, with a query or outside of the folder are dropped.
  const isPage = (path: string) => /^(?:\/[\w%~-]+)+$/.test(path) && !path.startsWith('/account');
  const others = all.filter((path) => /^\/(?!\/)/.test(path) && !isPage(path)).map((path) => new URL(path, 'http://site').pathname.replace(/\/+$/, ''));
  return { pages: [...new Set(all)].filter(isPage), others: [...new Set(others)].filter(Boolean), complete: sections.complete && handsets.complete };
}

/** Paths of the site's own pages whose content is the same for every visitor. */
export const ownPaths = (): string[] => publicRoutes.filter(({ path, prerender }) => prerender !== false && !/[:*]/.test(path)).map(({ path }) => path);
