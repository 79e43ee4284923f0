import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { getJumpRoutesQueryOptions } from '@/api/generated/site';
import { createQueryClient, removeCustomerData } from '@/api/query-client';
import { fetchRoutes, seedQueries } from '@/app/hydrate';
import type { PageState } from '@/app/page-state';
import { awaitedRead } from '@/components/query-state';
import { i18n } from '@/i18n/i18n';
import { connectRouter } from '@/lib/destination';
import { savesData } from '@/lib/idle';
import { showToast, toastStore } from '@/lib/toasts';
import { onCustomerChange, onLogOutInOtherTab, readSession } from '@/session/session';
import { removeOldDraft, resetSteps, startSteps } from '@/session/storage';
import { createRoutes } from './routes';
import { storedSearch, storeSteps } from './stored-steps';

/**
 * Prepares the history entry of a new visit; Back and a reload find it as it was left. An address without a step gets the one that is stored (BILL-06,
 * SMS-02). The entry gets a key: React Router calls every one without `default`, so that the return from a bank would open at the scroll position at
 * which the tab's first page was left.
 */
function beginVisit(): void {
  if (window.history.state !== null) return;
  const { pathname, search, hash } = window.location;
  const opened = search || storedSearch(pathname.slice(import.meta.env.BASE_URL.length - 1));
  window.history.replaceState({ key: Math.random().toString(36).slice(2, 10) }, '', pathname + opened + hash);
}

/** Milliseconds between the first page and what a later page or visit needs, so that the page's own requests go first. */
const LATE_MS = 2000;

const ignore = () => {};

/**
 * Creates the query client and the router and connects them to session and language; once per page load. The data of a prerendered page is
 * seeded and refetched after hydration (`onReady`).
 */
export async function createApp(page: PageState | undefined) {
  const queryClient = createQueryClient();
  const routes = createRoutes(queryClient);
  const refresh = page && seedQueries(queryClient, page);
  if (page) await fetchRoutes(routes, window.location.pathname);
  beginVisit();
  const router = createBrowserRouter(routes, page && { hydrationData: { loaderData: page.loaderData } });

  // Refetches in place: page, filters and input remain. Pending requests of the old language are cancelled, so that no retry stores a
  // response under the wrong language.
  i18n.on('languageChanged', () => {
    void queryClient.cancelQueries();
    void router.revalidate();
  });

  connectRouter(
    () => router.state,
    (path) => void router.navigate(path, { replace: true }),
  );
  startSteps();
  removeOldDraft();
  let shown = router.state.location;
  storeSteps(shown);
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location === shown) return;
    if (location.pathname !== shown.pathname) {
      readSession();
      resetSteps();
    }
    shown = location;
    storeSteps(location);
  });

  onLogOutInOtherTab(() => showToast('info', i18n.t('account.leftElsewhere')));
  onCustomerChange(() => {
    removeCustomerData(queryClient);
    // What was said to one customer is not for the next.
    toastStore.set([]);
  });
  const onReady = () => {
    refresh?.();
    if (!savesData()) void import('./prefetch').then(({ prefetchPages }) => prefetchPages(router), ignore);
    setTimeout(() => {
      // The list of the server's own pages (ROUTE-08), for which a route may wait.
      void queryClient.prefetchQuery(getJumpRoutesQueryOptions({ ...awaitedRead, query: { ...awaitedRead.query, meta: { optional: true } } }));
      void import('./offline/register').then(({ cachePages }) => cachePages(), ignore);
    }, LATE_MS);
  };
  return { queryClient, router, onReady };
}

interface AppProps extends Awaited<ReturnType<typeof createApp>> {
  /** Called after the first commit; must be stable. */
  onReady: () => void;
}

export function App({ queryClient, router, onReady }: AppProps) {
  useEffect(() => onReady(), [onReady]);
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nextProvider>
    </StrictMode>
  );
}
