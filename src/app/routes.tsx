import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { redirectTo } from '@/components/redirect-to';
import { loadMessages } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { accountRoutes } from './account-route-table.ts';
import { shellLoader } from './layouts/shell-data.ts';
import { SiteLayout, StartingUp } from './layouts/site-layout.tsx';
import { RouteError, SiteError } from './pages/route-error.tsx';
import { type PageRoute, prepaidRoute, publicRoutes } from './route-table.ts';

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

/** A change of the query alone runs no loader, which would render the page twice: its components read what is new, and a failed read stays failed. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (nextUrl.pathname !== currentUrl.pathname || nextUrl.search === currentUrl.search);

/** Makes the router's entry of a page. The page is rendered when its messages are there; its reads go on meanwhile. */
const lazyRoute =
  (queryClient: QueryClient) =>
  ({ id, path, messages, load, next }: PageRoute): RouteObject => ({
    id,
    path,
    shouldRevalidate,
    handle: { next, messages },
    lazy: async () => {
      // Side by side; the loader loads the messages of the language at its time.
      const [{ Component, loader }] = await Promise.all([load(), loadMessages(...messages)]);
      return {
        Component,
        loader: async (args) => {
          const data = await loader(queryClient, args);
          if (!(data instanceof Response)) await loadMessages(...messages);
          return data ?? null;
        },
      };
    },
  });
