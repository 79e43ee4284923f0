import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import { redirectTo } from '@/components/redirect-to';
import { paths } from '@/lib/paths';
import { accountRoutes } from './account-route-table.ts';
import { shellLoader } from './layouts/shell-loader';
import { SiteLayout } from './layouts/site-layout';
import { lazyRoute, shouldRevalidate } from './lazy-route';
import { RouteError, SiteError } from './pages/route-error';
import { StartingUp } from './pages/starting-up';
import { prepaidRoute, publicRoutes } from './route-table.ts';

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
          id: 'page',
          ErrorBoundary: RouteError,
          children: [
            redirect('root', paths.root, paths.home),
            redirect('account', '/account', paths.bills),
            ...publicRoutes.map(page),
            {
              id: 'account-area',
              lazy: () => import('./layouts/account-layout'),
              shouldRevalidate,
              children: [
                {
                  // The tabs remain when a page fails.
                  id: 'account-page',
                  ErrorBoundary: RouteError,
                  children: [
                    ...accountRoutes.filter(({ open }) => open).map(page),
                    {
                      id: 'account-guarded',
                      lazy: () => import('./account-guard'),
                      children: [prepaidRoute, ...accountRoutes.filter(({ open }) => !open)].map(page),
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ];
}
