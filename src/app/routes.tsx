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
            {
              id: 'roaming',
              path: paths.roaming,
              lazy: {
                loader: async () => {
                  const { roamingLoader } = await import('@/features/roaming/loader');
                  return (args) => roamingLoader(queryClient, args);
                },
                Component: async () => (await import('@/features/roaming/page')).RoamingPage,
              },
            },
            {
              id: 'idd00',
              path: paths.idd00,
              lazy: {
                loader: async () => {
                  const { idd00Loader } = await import('@/features/idd/loader');
                  return () => idd00Loader(queryClient);
                },
                Component: async () => (await import('@/features/idd/idd00-page')).Idd00Page,
              },
            },
            {
              id: 'idd060',
              path: paths.idd060,
              lazy: {
                loader: async () => {
                  const { idd060Loader } = await import('@/features/idd/loader');
                  return () => idd060Loader(queryClient);
                },
                Component: async () => (await import('@/features/idd/idd060-page')).Idd060Page,
              },
            },
            {
              id: 'phones-home',
              path: paths.phonesHome,
              lazy: {
                loader: async () => {
                  const { phonesHomeLoader } = await import('@/features/phones/loader');
                  return (args) => phonesHomeLoader(queryClient, args);
                },
                Component: async () => (await import('@/features/phones/home-page')).PhonesHomePage,
              },
            },
            {
              id: 'phones',
              path: paths.phones(),
              lazy: {
                loader: async () => {
                  const { phonesLoader } = await import('@/features/phones/loader');
                  return (args) => phonesLoader(queryClient, args);
                },
                Component: async () => (await import('@/features/phones/list-page')).PhonesPage,
              },
            },
            {
              id: 'productDetails',
              path: '/productDetails/:id',
              lazy: {
                loader: async () => {
                  const { productLoader } = await import('@/features/phones/loader');
                  return (args) => productLoader(queryClient, args);
                },
                Component: async () => (await import('@/features/phones/product-page')).ProductPage,
              },
            },
            {
              id: 'business',
              path: paths.business,
              lazy: {
                loader: async () => {
                  const { businessLoader } = await import('@/features/business/loader');
                  return (args) => businessLoader(queryClient, args);
                },
                Component: async () => (await import('@/features/business/page')).BusinessPage,
              },
            },
            {
              id: 'business-activities',
              path: paths.businessActivities,
              lazy: {
                loader: async () => {
                  const { activitiesLoader } = await import('@/features/business/loader');
                  return () => activitiesLoader(queryClient);
                },
                Component: async () => (await import('@/features/business/activities-page')).ActivitiesPage,
              },
            },
            {
              id: 'activities',
              path: '/activities/:id',
              lazy: {
                loader: async () => {
                  const { activityLoader } = await import('@/features/business/loader');
                  return (args) => activityLoader(queryClient, args);
                },
                Component: async () => (await import('@/features/business/activity-page')).ActivityPage,
              },
            },
            {
              id: 'news',
              path: paths.news,
              lazy: {
                loader: async () => {
                  const { newsLoader } = await import('@/features/news/loader');
                  return (args) => newsLoader(queryClient, args);
                },
                Component: async () => (await import('@/features/news/page')).NewsPage,
              },
            },
            {
              id: 'search',
              path: '/keyWordSearch',
              lazy: {
                loader: async () => {
                  const { searchLoader } = await import('@/features/search/loader');
                  return (args) => searchLoader(queryClient, args);
                },
                Component: async () => (await import('@/features/search/page')).SearchPage,
              },
            },
            {
              id: 'music',
              path: paths.music,
              lazy: {
                loader: async () => (await import('@/features/music/loader')).musicLoader,
                Component: async () => (await import('@/features/music/page')).MusicPage,
              },
            },
            {
              id: 'careers',
              path: paths.careers,
              lazy: {
                loader: async () => (await import('@/features/careers/loader')).careersLoader,
                Component: async () => (await import('@/features/careers/page')).CareersPage,
              },
            },
            {
              id: 'contact',
              path: paths.contact,
              lazy: {
                loader: async () => {
                  const { contactLoader } = await import('@/features/contact/loader');
                  return () => contactLoader(queryClient);
                },
                Component: async () => (await import('@/features/contact/page')).ContactPage,
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
