import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import { redirectTo } from '@/components/redirect-to';
import { paths } from '@/lib/paths';
import { shellLoader } from './layouts/shell-loader';
import { SiteLayout } from './layouts/site-layout';
import { lazyRoute } from './lazy-route';
import { RouteError, SiteError } from './pages/route-error';
import { StartingUp } from './pages/starting-up';

/** Id of the route that every page is inside of. */
export const PAGE_ROUTE = 'page';

/** Puts further pages into the route table, as the router does with those that it learns later. */
export function addToPages(routes: readonly RouteObject[], more: RouteObject[]): void {
  for (const route of routes) {
    if (route.id === PAGE_ROUTE) route.children?.unshift(...more);
    else addToPages(route.children ?? [], more);
  }
}

/**
 * The route table (ROUTE-01 … ROUTE-09). Every route has an id; a page and its loader are modules of their own, fetched side by side when
 * the route is first visited. The account area has a table of its own (account-routes.ts).
 */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  const page = lazyRoute(queryClient);
  /** Goes to another path of the site and keeps the query, such as the survey's `t` (HOME-28) or `lang`. */
  const forward = (id: string, path: string, to: string): RouteObject => ({
    id,
    path,
    element: null,
    loader: ({ request }) => redirectTo(to + new URL(request.url).search, request),
  });

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
          id: PAGE_ROUTE,
          ErrorBoundary: RouteError,
          children: [
            forward('root', paths.root, paths.home),
            page(
              'home',
              paths.home,
              async () => (await import('@/features/home/page')).HomePage,
              async () => (await import('@/features/home/loader')).homeLoader,
            ),
            page(
              'plans',
              paths.plans(),
              async () => (await import('@/features/plans/page')).PlansPage,
              async () => (await import('@/features/plans/loader')).plansLoader,
            ),
            page(
              'sharePlan',
              '/sharePlan/:id',
              async () => (await import('@/features/plans/detail-page')).PlanPage,
              async () => (await import('@/features/plans/detail-loader')).planLoader,
            ),
            page(
              'phones-home',
              paths.phonesHome,
              async () => (await import('@/features/phones/home-page')).PhonesHomePage,
              async () => (await import('@/features/phones/loader')).phonesHomeLoader,
            ),
            page(
              'phones',
              paths.phones(),
              async () => (await import('@/features/phones/list-page')).PhonesPage,
              async () => (await import('@/features/phones/loader')).phonesLoader,
            ),
            page(
              'productDetails',
              '/productDetails/:id',
              async () => (await import('@/features/phones/product-page')).ProductPage,
              async () => (await import('@/features/phones/loader')).productLoader,
            ),
            page(
              'business',
              paths.business,
              async () => (await import('@/features/business/page')).BusinessPage,
              async () => (await import('@/features/business/loader')).businessLoader,
            ),
            page(
              'business-activities',
              paths.businessActivities,
              async () => (await import('@/features/business/activities-page')).ActivitiesPage,
              async () => (await import('@/features/business/loader')).activitiesLoader,
            ),
            page(
              'activities',
              '/activities/:id',
              async () => (await import('@/features/business/activity-page')).ActivityPage,
              async () => (await import('@/features/business/loader')).activityLoader,
            ),
            page(
              'news',
              paths.news,
              async () => (await import('@/features/news/page')).NewsPage,
              async () => (await import('@/features/news/loader')).newsLoader,
            ),
            page(
              'careers',
              paths.careers,
              async () => (await import('@/features/careers/page')).CareersPage,
              async () => (await import('@/features/careers/loader')).careersLoader,
            ),
            page(
              'contact',
              paths.contact,
              async () => (await import('@/features/contact/page')).ContactPage,
              async () => (await import('@/features/contact/loader')).contactLoader,
            ),
            page(
              'roaming',
              paths.roaming,
              async () => (await import('@/features/roaming/page')).RoamingPage,
              async () => (await import('@/features/roaming/loader')).roamingLoader,
            ),
            page(
              'idd00',
              paths.idd00,
              async () => (await import('@/features/idd/idd00-page')).Idd00Page,
              async () => (await import('@/features/idd/loader')).idd00Loader,
            ),
            page(
              'idd060',
              paths.idd060,
              async () => (await import('@/features/idd/idd060-page')).Idd060Page,
              async () => (await import('@/features/idd/loader')).idd060Loader,
            ),
            page(
              'search',
              '/keyWordSearch',
              async () => (await import('@/features/search/page')).SearchPage,
              async () => (await import('@/features/search/loader')).searchLoader,
            ),
            page(
              'music',
              paths.music,
              async () => (await import('@/features/music/page')).MusicPage,
              async () => (await import('@/features/music/loader')).musicLoader,
            ),
            page(
              'travel-card',
              paths.travelCard,
              async () => (await import('@/features/travel-card/page')).TravelCardPage,
              async () => (await import('@/features/travel-card/loader')).travelCardLoader,
            ),
            {
              // Behind the same guard, but without what the account area may put around its pages.
              id: 'prepaid-area',
              lazy: { Component: async () => (await import('./account-guard')).AccountGuard },
              children: [
                page(
                  'prepaidPage',
                  paths.prepaid,
                  async () => (await import('./prepaid-route')).PrepaidRoute,
                  async () => (await import('@/features/prepaid/loader')).prepaidLoader,
                ),
              ],
            },
            forward('account', '/account', paths.bills),
            page('not-found', paths.notFound, async () => (await import('./pages/not-found')).NotFound),
            page(
              'server-page',
              '*',
              async () => (await import('@/features/site/page')).ServerPage,
              async () => (await import('@/features/site/loader')).serverPageLoader,
            ),
          ],
        },
      ],
    },
  ];
}
