import { accountRoutes } from './account-route-table.ts';
import { prepaidRoute, publicRoutes } from './route-table.ts';

interface VisitableRoute {
  id: string;
  /** Path, with a query where the page needs one, of a page that exists on the mock. */
  path: string;
}

/** Paths on the mock for the routes that have parameters or need a query. */
const EXAMPLES: Readonly<Record<string, string>> = {
  sharePlan: '/sharePlan/2003',
  productDetails: '/productDetails/4001',
  activities: '/activities/3101',
  search: '/keyWordSearch?keyWord=5G&page=1',
};

/** Pages of the mock's own list (ROUTE-08). */
const SERVER_PAGES: readonly VisitableRoute[] = [
  { id: 'privacy', path: '/privacy-personal-statement' },
  { id: 'service-terms', path: '/service-terms-conditions' },
  { id: 'info', path: '/info' },
];

function visitable({ id, path }: VisitableRoute): VisitableRoute {
  const example = EXAMPLES[id] ?? path;
  if (example.includes(':')) throw new Error(`The route ${id} has parameters and no example in src/app/visitable-routes.ts`);
  return { id, path: example };
}

/** Every public page: for the tests that visit the whole site. */
export const visitableRoutes = [...publicRoutes.filter(({ path }) => path !== '*').map(visitable), ...SERVER_PAGES];

export const visitableAccountRoutes: readonly VisitableRoute[] = accountRoutes.map(({ id, link }) => ({ id, path: link }));

/** The pages whose content belongs to one customer: only the browser can render it. */
export const closedRoutes = [...visitableAccountRoutes, prepaidRoute].map(visitable);

/** The pages with the frame of the account area in their prerendered file. Visitors may open the others, which have none then. */
export const framedRoutes = accountRoutes.filter(({ open }) => !open).map(({ id }) => id);

/** Paths and patterns of the pages that exist whatever content the backend has, and have no prerendered file for each of their paths. */
export const visitorRoutes = ['/account', ...[...accountRoutes, ...publicRoutes.filter(({ prerender }) => prerender === false)].map(({ path }) => path)];
