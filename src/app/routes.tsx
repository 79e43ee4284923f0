import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import { redirectTo } from '@/components/redirect-to';
import { paths } from '@/lib/paths';
import { shellLoader } from './layouts/shell-loader';
import { SiteLayout } from './layouts/site-layout';
import { lazyRoute, shouldRevalidate } from './lazy-route';
import { RouteError, SiteError } from './pages/route-error';
import { StartingUp } from './pages/starting-up';
import { prepaidRoute, publicRoutes } from './route-table.ts';

/** Id of the parent route of all pages. */
export const PAGE_ROUTE = 'page';

/** Adds routes before the router exists; later `patchRoutesOnNavigation` does it. */
export function addToPages(routes: readonly RouteObject[], more: RouteObject[]): void {
  for (const route of routes) {
    if (route.id === PAGE_ROUTE) route.children?.unshift(...more);
    else addToPages(route.children ?? [], more);
  }
}

/** The routes of the site without those of the account area, which are added when one of its pages is opened. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  const page = lazyRoute(queryClient);
  /** Redirects and keeps the query, such as the survey's `t` (HOME-28) or `lang`. */
  const redirect = (id: string, from: string, to: string): RouteObject => ({
    id,
    path: from,
    element: null,
    loader: ({ request }) => redirectTo(to + new URL(request.url).search, request),
  });

  return [
    {
      id: 'site',
      element: <SiteLayout />,
      HydrateFallback: StartingUp,
      loader: () => shellLoader(queryClient),
      shouldRevalidate,
      ErrorBoundary: SiteError,
      children: [
        {
          // Header and footer remain when a page fails.
          id: PAGE_ROUTE,
          ErrorBoundary: RouteError,
          children: [
            redirect('root', paths.root, paths.home),
            redirect('account', '/account', paths.bills),
            ...publicRoutes.map(page),
            {
              id: 'prepaid-area',
              lazy: () => import('./layouts/account-layout'),
              children: [
                {
                  // The tabs remain when the page fails.
                  id: 'prepaid-page',
                  ErrorBoundary: RouteError,
                  children: [{ id: 'prepaid-guarded', lazy: () => import('./account-guard'), children: [page(prepaidRoute)] }],
                },
              ],
            },
          ],
        },
      ],
    },
  ];
}
