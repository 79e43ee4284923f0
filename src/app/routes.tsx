import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { leaveTo } from '@/components/leave-to';
import { paths } from '@/lib/paths';
import { AccountGuard } from './account-guard';
import { shellLoader } from './layouts/shell-loader';
import { SiteLayout } from './layouts/site-layout';
import { RouteError, SiteError } from './pages/route-error';
import { StartingUp } from './pages/starting-up';
import { pendingRoutes } from './pending-routes';

/** Goes to another path of the site and keeps the query, such as the survey's `t` (HOME-28) or `lang`. */
const forward =
  (path: string) =>
  ({ request }: LoaderFunctionArgs) =>
    leaveTo(path + new URL(request.url).search, request);

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
      ErrorBoundary: SiteError,
      children: [
        {
          // A page that fails leaves header and footer standing.
          id: 'page',
          ErrorBoundary: RouteError,
          children: [
            { id: 'root', path: '/', element: null, loader: forward(paths.home) },
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
            {
              id: 'plans',
              path: paths.plans(),
              lazy: {
                loader: async () => {
                  const { plansLoader } = await import('@/features/plans/loader');
                  return (args) => plansLoader(queryClient, args);
                },
                Component: async () => (await import('@/features/plans/page')).PlansPage,
              },
            },
            {
              id: 'sharePlan',
              path: '/sharePlan/:id',
              lazy: {
                loader: async () => {
                  const { planLoader } = await import('@/features/plans/detail-loader');
                  return (args) => planLoader(queryClient, args);
                },
                Component: async () => (await import('@/features/plans/detail-page')).PlanPage,
              },
            },
            ...pendingRoutes.filter(({ id }) => !isGuarded(id)).map(pending),
            { id: 'account-area', element: <AccountGuard />, children: pendingRoutes.filter(({ id }) => isGuarded(id)).map(pending) },
            { id: 'account', path: '/account', element: null, loader: forward(paths.bills) },
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
      ],
    },
  ];
}
