import { createBrowserRouter, type RouterNavigateOptions, type To } from 'react-router-dom';
import { removeCustomerData } from '@/api/customer-data';
import { getJumpRoutesQueryOptions } from '@/api/generated/site';
import { createQueryClient } from '@/api/query-client';
import { fetchRoutes, seedQueries } from '@/app/hydrate';
import type { PageState } from '@/app/page-state';
import { awaitedRead } from '@/components/awaited-read';
import { i18n } from '@/i18n/i18n';
import { connectRouter, destination } from '@/lib/destination';
import { ACCOUNT_PATH } from '@/lib/paths';
import { showToast, toastStore } from '@/lib/toasts';
import { onCustomerChange, onLogOutInOtherTab, readSession } from '@/session/session';
import { changeEntry, enterPage, setStepHistory } from '@/session/steps';
import { removeOldDraft, startSteps } from '@/session/storage';
import { closeByBack, connectDialogs, settleDialogEntry } from '@/ui/dialog-history';
import { nameEntry } from './entry-key';
import { handleFailures } from './failures';
import { prefetchPages } from './prefetch';
import { setRevalidation } from './revalidation';
import { addToPages, createRoutes, PAGE_ROUTE } from './routes';

type Router = ReturnType<typeof createBrowserRouter>;

const isDialogEntry = ({ state }: { state: unknown }) => (state as { dialog?: true } | null)?.dialog === true;

/** Open dialogs have an entry of the history on narrow screens. A navigation from a dialog takes its place, so that Back does not lead to it. */
function keepDialogs(router: Router): void {
  const navigate = router.navigate.bind(router);
  let leaving: Promise<unknown> | undefined;
  /** Steps back over the entry; a navigation meanwhile waits, because one would take back the other. */
  const leave = () => {
    leaving ??= new Promise<void>((done) => {
      const stop = router.subscribe(({ location }) => {
        if (isDialogEntry(location)) return;
        stop();
        leaving = undefined;
        done();
      });
      void navigate(-1);
    });
    return leaving;
  };
  connectDialogs({
    isEntry: () => isDialogEntry(router.state.location),
    isBusy: () => leaving !== undefined || router.state.navigation.state !== 'idle',
    push: () => {
      const { search, hash, state, key } = router.state.location;
      void navigate({ search, hash }, { state: { ...(state as object | null), dialog: true, of: key }, preventScrollReset: true, flushSync: true });
    },
    back: () => void leave(),
  });
  router.navigate = (async (to: number | To | null, options: RouterNavigateOptions = {}) => {
    if (typeof to === 'number') return navigate(to);
    if (leaving) await leaving;
    if (!isDialogEntry(router.state.location)) return navigate(to, options);
    const { dialog: _left, of: _page, ...state } = (options.state ?? {}) as { dialog?: true; of?: string };
    // What is to be replaced is the page, not its dialog.
    if (options.replace) await leave();
    return navigate(to, { ...options, state, replace: true });
  }) as Router['navigate'];
}

/** Milliseconds between the first page and what a later page or visit needs, so that the page's own requests go first. */
const LATE_MS = 2000;

const ignore = () => {};

/**
 * Creates the query client and the router and connects them to session and language; once per page load. The data of a prerendered page is
 * seeded and refetched after hydration (`onReady`).
 */
export async function createApp(page: PageState | undefined) {
  const queryClient = createQueryClient(handleFailures(goTo));
  const routes = createRoutes(queryClient);
  const refresh = page && seedQueries(queryClient, page);
  const accountArea = async () => (await import('./account-routes')).createAccountRoutes(queryClient);
  if (page) {
    if (window.location.pathname.startsWith(ACCOUNT_PATH)) addToPages(routes, await accountArea());
    await fetchRoutes(routes, window.location.pathname);
  }
  nameEntry();
  const router = createBrowserRouter(routes, {
    ...(page && { hydrationData: { loaderData: page.loaderData } }),
    patchRoutesOnNavigation: async ({ path, patch }) => {
      if (path.startsWith(ACCOUNT_PATH)) patch(PAGE_ROUTE, await accountArea());
    },
  });

  // Refetches in place: page, filters and input remain. Pending requests of the old language are cancelled, so that no retry stores a
  // response under the wrong language.
  i18n.on('languageChanged', () => {
    void queryClient.cancelQueries();
    void router.revalidate();
  });

  connectRouter(() => router.state);
  /** Ignores the current destination, because its loaders would repeat the failed request. */
  function goTo(path: string): void {
    if (destination().pathname !== path) void router.navigate(path, { replace: true });
  }

  startSteps();
  removeOldDraft();
  setRevalidation(() => router.state.revalidation === 'loading');
  setStepHistory(
    {
      latest: () => (router.state.navigation.location ?? router.state.location).state,
      go: (state, replace) => {
        const { search, hash } = router.state.navigation.location ?? router.state.location;
        void router.navigate({ search, hash }, { state, replace, preventScrollReset: true, flushSync: true });
      },
      back: () => void router.navigate(isDialogEntry(router.state.location) ? -2 : -1),
      position: () => (router.state.historyAction === 'POP' && router.state.restoreScrollPosition) || 0,
    },
    router.state.location.state,
  );
  keepDialogs(router);
  let shown = router.state.location;
  router.subscribe(({ location, navigation, historyAction }) => {
    if (navigation.state !== 'idle' || location === shown) return;
    const { pathname } = shown;
    const wasDialog = isDialogEntry(shown);
    shown = location;
    if (wasDialog && historyAction === 'POP') closeByBack();
    else settleDialogEntry();
    if (location.pathname === pathname) return changeEntry(location.state, historyAction === 'POP');
    readSession();
    enterPage(location.pathname, location.state);
  });

  onLogOutInOtherTab(() => showToast('info', i18n.t('account.leftElsewhere')));
  onCustomerChange(() => {
    removeCustomerData(queryClient);
    // What was said to one customer is not for the next.
    toastStore.set([]);
  });
  const onReady = () => {
    refresh?.();
    prefetchPages(router.routes);
    setTimeout(() => {
      // After a reload the dialog of the entry may be closed.
      settleDialogEntry();
      // The list of the server's own pages (ROUTE-08), for which a route may wait.
      void queryClient.prefetchQuery(getJumpRoutesQueryOptions({ ...awaitedRead, query: { ...awaitedRead.query, meta: { optional: true } } }));
      void import('./offline/register').then(({ cachePages }) => cachePages(queryClient), ignore);
    }, LATE_MS);
  };
  return { queryClient, router, onReady };
}
