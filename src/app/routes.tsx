import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { shellLoader } from './layouts/shell-loader';
import { SiteLayout } from './layouts/site-layout';
import { StartingUp } from './pages/starting-up';
import { pendingRoutes } from './pending-routes';

/** Goes to another path of the site and keeps the query, such as the survey's `t` (HOME-28) or `lang`. */
const forward =
  (path: string) =>
  ({ request }: LoaderFunctionArgs) =>
    redirect(path + new URL(request.url).search);

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
        ...pendingRoutes.map(({ id, path }) => ({ id, path, lazy: { Component: async () => (await import('./pages/in-preparation')).InPreparation } })),
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
