import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import { accountRoutes } from './account-route-table.ts';
import { lazyRoute } from './lazy-route.ts';
import { RouteError } from './pages/route-error.tsx';

export { ACCOUNT_MESSAGES, accountRoutes, isSameTab } from './account-route-table.ts';

/** The routes of the account area with the frame and the log-in guard around them. */
export function createAccountRoutes(queryClient: QueryClient): RouteObject[] {
  const open = accountRoutes.filter((page) => page.open);
  const guarded = accountRoutes.filter((page) => !page.open);
  return [
    {
      id: 'account-area',
      lazy: () => import('./layouts/account-layout'),
      children: [
        {
          // The tabs remain when a page fails.
          id: 'account-page',
          ErrorBoundary: RouteError,
          children: [
            ...open.map(lazyRoute(queryClient)),
            { id: 'account-guarded', lazy: () => import('./account-guard'), children: guarded.map(lazyRoute(queryClient)) },
          ],
        },
      ],
    },
  ];
}
