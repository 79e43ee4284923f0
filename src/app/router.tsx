import { createBrowserRouter } from 'react-router-dom';
import { forgetCustomer } from '@/api/customer-data';
import { createQueryClient } from '@/api/query-client';
import { fetchRoutes, seedQueries } from '@/app/hydrate';
import type { PageState } from '@/app/page-state';
import { i18n } from '@/i18n/i18n';
import { ACCOUNT_PATH, paths } from '@/lib/paths';
import { openLogin } from '@/session/login-prompt';
import { onCustomerChange, onSessionExpired, readSession } from '@/session/session';
import { keepSteps, startPage } from '@/session/steps';
import { startSteps } from '@/session/storage';
import { handleFailure } from './failures';
import { addToPages, createRoutes, PAGE_ROUTE } from './routes';
import { setTarget } from './version-skew';

/** Milliseconds after the first page until links are watched: what the page itself fetches goes first. */
const CALM = 2000;

const ignore = () => {};

/**
 * Everything that lives once per page load: the query client, the router, and what ties them to session and language. A rendered page is
 * continued: its content counts as just read until the page stands, then it is read again (`onReady`).
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

  setTarget(() => {
    const { initialized, navigation, location } = router.state;
    return navigation.location || !initialized ? router.createHref(navigation.location ?? location) : undefined;
  });

  // The content of the other language is read again in place: the page, its filters and what was typed stay. Calls of the old language
  // that still run are given up, so that no retry stores an answer under the wrong language.
  i18n.on('languageChanged', () => {
    void queryClient.cancelQueries();
    void router.revalidate();
  });

  const headedFor = () => router.state.navigation.location ?? router.state.location;
  /** Going where one is, or is on the way to, would start the loaders again, and with them the call that failed. */
  function goTo(path: string): void {
    if (headedFor().pathname !== path) void router.navigate(path, { replace: true });
  }

  startSteps();
  let path = router.state.location.pathname;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === path) return;
    path = location.pathname;
    readSession();
    startPage(path);
  });

  // The page that found the session ended, or the one that is being opened, is where the log-in leads back to.
  onSessionExpired(() => {
    const { pathname, search } = headedFor();
    keepSteps(pathname);
    if (pathname.startsWith(ACCOUNT_PATH)) openLogin('login', pathname + search, true);
    else openLogin();
    goTo(paths.home);
  });
  onCustomerChange(() => forgetCustomer(queryClient));
  // Once the page stands its content is read again, and the pages that one is about to open are fetched in advance.
  const onReady = () => {
    refresh?.();
    setTimeout(() => void import('./prefetch').then(({ prefetchPages }) => prefetchPages(router.routes), ignore), CALM);
  };
  return { queryClient, router, onReady };
}
