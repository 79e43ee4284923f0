import { createBrowserRouter } from 'react-router-dom';
import { createQueryClient } from '@/api/query-client';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { openLogin } from '@/session/login-prompt';
import { onSessionExpired, readSession } from '@/session/session';
import { resetSteps } from '@/session/storage';
import { handleFailure } from './failures';
import { createRoutes } from './routes';

/** Everything that lives once per page load: the query client, the router, and what ties them to session and language. */
export function createApp() {
  const queryClient = createQueryClient((error) => handleFailure(error, (path) => void router.navigate(path, { replace: true })));
  const router = createBrowserRouter(createRoutes(queryClient));

  // The content of the other language is read again in place: the page, its filters and what was typed stay. Calls of the old language
  // that still run are given up, so that no retry stores an answer under the wrong language.
  i18n.on('languageChanged', () => {
    void queryClient.cancelQueries();
    void router.revalidate();
  });

  let path = router.state.location.pathname;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === path) return;
    path = location.pathname;
    readSession();
    resetSteps();
  });

  onSessionExpired(() => {
    openLogin();
    void router.navigate(paths.home);
  });
  return { queryClient, router };
}
