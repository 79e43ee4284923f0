import { createBrowserRouter } from 'react-router-dom';
import { removeCustomerData } from '@/api/customer-data';
import { createQueryClient } from '@/api/query-client';
import { fetchRoutes, seedQueries } from '@/app/hydrate';
import type { PageState } from '@/app/page-state';
import { i18n } from '@/i18n/i18n';
import { destination, setDestination } from '@/lib/destination';
import { ACCOUNT_PATH, paths } from '@/lib/paths';
import { openLogin } from '@/session/login-prompt';
import { onCustomerChange, onSessionExpired, readSession } from '@/session/session';
import { enterEntry, enterPage, saveSteps, setStepHistory } from '@/session/steps';
import { removeOldDraft, startSteps } from '@/session/storage';
import { handleFailure } from './failures';
import { setRevalidation } from './revalidation';
import { addToPages, createRoutes, PAGE_ROUTE } from './routes';
import { setPendingUrl } from './version-skew';

/** Milliseconds between the first page and prefetching, so that the page's own requests go first. */
const PREFETCH_DELAY_MS = 2000;

const ignore = () => {};

/**
 * Creates the query client and the router and connects them to session and language; once per page load. The data of a prerendered page is
 * seeded and refetched after hydration (`onReady`).
 */
export async function createApp(page: PageState | undefined) {
  const queryClient = createQueryClient((error, meta) => handleFailure(error, meta, goTo));
  const routes = createRoutes(queryClient);
  const refresh = page && seedQueries(queryClient, page);
  const accountArea = async () => (await import('./account-routes')).createAccountRoutes(queryClient);
  if (page) {
    if (window.location.pathname.startsWith(ACCOUNT_PATH)) addToPages(routes, await accountArea());
    await fetchRoutes(routes, window.location.pathname);
  }
  const router = createBrowserRouter(routes, {
    ...(page && { hydrationData: { loaderData: page.loaderData } }),
    patchRoutesOnNavigation: async ({ path, patch }) => {
      if (path.startsWith(ACCOUNT_PATH)) patch(PAGE_ROUTE, await accountArea());
    },
  });

  setPendingUrl(() => {
    const { initialized, navigation, location } = router.state;
    return navigation.location || !initialized ? router.createHref(navigation.location ?? location) : undefined;
  });

  // Refetches in place: page, filters and input remain. Pending requests of the old language are cancelled, so that no retry stores a
  // response under the wrong language.
  i18n.on('languageChanged', () => {
    void queryClient.cancelQueries();
    void router.revalidate();
  });

  setDestination(() => router.state.navigation.location ?? router.state.location);
  /** Ignores the current destination, because its loaders would repeat the failed request. */
  function goTo(path: string): void {
    if (destination().pathname !== path) void router.navigate(path, { replace: true });
  }

  startSteps();
  removeOldDraft();
  setRevalidation(() => router.state.revalidation === 'loading');
  setStepHistory({
    shown: () => router.state.location.state,
    latest: () => (router.state.navigation.location ?? router.state.location).state,
    go: (state, replace) => {
      const { search, hash } = router.state.navigation.location ?? router.state.location;
      void router.navigate({ search, hash }, { state, replace, preventScrollReset: true, flushSync: true });
    },
    back: () => void router.navigate(-1),
  });
  let shown = router.state.location;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location === shown) return;
    const { pathname } = shown;
    shown = location;
    if (location.pathname === pathname) return enterEntry();
    readSession();
    enterPage(location.pathname);
  });

  // The log-in returns to the current destination.
  onSessionExpired(() => {
    const { pathname, search } = destination();
    saveSteps(pathname);
    if (pathname.startsWith(ACCOUNT_PATH)) openLogin('login', pathname + search, true);
    else openLogin();
    goTo(paths.home);
  });
  onCustomerChange(() => removeCustomerData(queryClient));
  const onReady = () => {
    refresh?.();
    setTimeout(() => void import('./prefetch').then(({ prefetchPages }) => prefetchPages(router.routes), ignore), PREFETCH_DELAY_MS);
  };
  return { queryClient, router, onReady };
}
