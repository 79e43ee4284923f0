import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { AccountGuard } from './account-guard';
import { shellLoader } from './layouts/shell-loader';
import { SiteLayout } from './layouts/site-layout';
import { StartingUp } from './pages/starting-up';
import { pendingRoutes } from './pending-routes';

/** Goes to another path of the site and keeps the query, such as the survey's `t` (HOME-28) or `lang`. */
const forward =
  (path: string) =>
  ({ request }: LoaderFunctionArgs) =>
    redirect(path + new URL(request.url).search);

/** A page that is not built yet. */
const pending = ({ id, path }: (typeof pendingRoutes)[number]) => ({
  id,
  path,
  lazy: { Component: async () => (await import('./pages/in-preparation')).InPreparation },
});

/** Express payment is open to everybody: it asks for a number itself, and a bank may come back without a session (decision A10). */
const isGuarded = (id: string) => id.startsWith('account-') && id !== 'account-payment';

/**
 * The route table (ROUTE-01 … ROUTE-09). Every route has an id; a page and its loader are modules of their own, fetched side by side when
 * the route is first visited.
 */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  return [
    {
      id: 'site',
      element: <SiteLayout />,
      HydrateFallback: StartingUp,
      loader: () => shellLoader(queryClient),
      lazy: { ErrorBoundary: async () => (await import('./pages/route-error')).RouteError },
      children: [
        { id: 'root', path: '/', loader: forward(paths.home) },
        {
          id: 'home',
          path: paths.home,
          lazy: {
            loader: async () => {
              const { homeLoader } = await import('@/features/home/loader');
              return (args) => homeLoader(queryClient, args);
            },
            Component: async () => (await import('@/features/home/page')).HomePage,
          },
        },
        ...pendingRoutes.filter(({ id }) => !isGuarded(id)).map(pending),
        { id: 'account-area', element: <AccountGuard />, children: pendingRoutes.filter(({ id }) => isGuarded(id)).map(pending) },
        { id: 'account', path: '/account', loader: forward(paths.bills) },
        { id: 'not-found', path: paths.notFound, lazy: { Component: async () => (await import('./pages/not-found')).NotFound } },
        {
          id: 'server-page',
          path: '*',
          lazy: {
            loader: async () => {
              const { serverPageLoader } = await import('@/features/site/loader');
              return (args) => serverPageLoader(queryClient, args);
            },
            Component: async () => (await import('@/features/site/page')).ServerPage,
          },
        },
      ],
    },
  ];
}
