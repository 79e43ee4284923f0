import { createBrowserRouter } from 'react-router-dom';
import { forgetCustomer } from '@/api/customer-data';
import { createQueryClient } from '@/api/query-client';
import { i18n } from '@/i18n/i18n';
import { ACCOUNT_PATH, paths } from '@/lib/paths';
import { openLogin } from '@/session/login-prompt';
import { onCustomerChange, onSessionExpired, readSession } from '@/session/session';
import { keepSteps, startPage } from '@/session/steps';
import { startSteps } from '@/session/storage';
import { handleFailure } from './failures';
import { createRoutes, PAGE_ROUTE } from './routes';

/** Everything that lives once per page load: the query client, the router, and what ties them to session and language. */
export function createApp() {
  const queryClient = createQueryClient((error, meta) =>
    handleFailure(error, meta, (path) => {
      // Going where one is would start the loaders again, and with them the call that failed.
      if (router.state.location.pathname !== path) void router.navigate(path, { replace: true });
    }),
  );
  const router = createBrowserRouter(createRoutes(queryClient), {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      if (path.startsWith(ACCOUNT_PATH)) patch(PAGE_ROUTE, (await import('./account-routes')).accountRoutes(queryClient));
    },
  });

  // The content of the other language is read again in place: the page, its filters and what was typed stay. Calls of the old language
  // that still run are given up, so that no retry stores an answer under the wrong language.
  i18n.on('languageChanged', () => {
    void queryClient.cancelQueries();
    void router.revalidate();
  });

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
    const { pathname, search } = router.state.navigation.location ?? router.state.location;
    keepSteps(pathname);
    openLogin('login', pathname.startsWith(ACCOUNT_PATH) ? pathname + search : undefined);
    void router.navigate(paths.home, { replace: true });
  });
  onCustomerChange(() => forgetCustomer(queryClient));
  return { queryClient, router };
}
