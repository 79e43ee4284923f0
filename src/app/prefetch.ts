import { type createBrowserRouter, matchRoutes } from 'react-router-dom';
import { loadMessages } from '@/i18n/i18n';
import { fetchWhenIdle } from '@/lib/idle';
import { ACCOUNT_PATH } from '@/lib/paths';
import type { PageRoute } from './lazy-route.ts';
import { prepaidRoute, publicRoutes } from './route-table.ts';

/** Limit of pages that are fetched for a link, per page load. */
const MAX_PAGES = 8;
const HOVER_DELAY_MS = 65;

const ignore = () => {};

/** The account area's table, with the code of the frame around its pages. */
async function accountArea(): Promise<typeof import('./account-routes.ts')> {
  const [table] = await Promise.all([import('./account-routes.ts'), import('./layouts/account-layout.tsx'), import('./account-guard.tsx')]);
  await loadMessages(...table.ACCOUNT_MESSAGES);
  return table;
}

/** Fetches the code and messages, not the data, of the page. */
async function fetchPage(page: PageRoute | undefined): Promise<void> {
  if (page !== undefined) await Promise.all([page.load(), loadMessages(...page.messages)]);
}

async function fetchPageById(id: string): Promise<void> {
  const pages = id.startsWith('account-') ? (await accountArea()).accountRoutes : [...publicRoutes, prepaidRoute];
  await fetchPage(pages.find((page) => page.id === id));
}

/** Fetches the page at the path ahead: that of a link, or the one that a log-in leads to. */
export async function prefetchPath(path: string): Promise<void> {
  if (path.startsWith(ACCOUNT_PATH)) {
    const { accountRoutes, isSameTab } = await accountArea();
    return fetchPage(accountRoutes.find(({ link }) => isSameTab(link, path)));
  }
  const [match] = matchRoutes([...publicRoutes, prepaidRoute], path) ?? [];
  await Promise.all([fetchPage(match?.route), match?.route === prepaidRoute ? accountArea() : undefined]);
}

/**
 * Prefetches pages: at once those whose links are hovered, touched or focused, and those that the route table calls likely to be next when the page is
 * idle. Not called when the browser asks to save data. The navigation repeats what failed.
 */
export function prefetchPages(router: ReturnType<typeof createBrowserRouter>): void {
  const done = new Set<string>();
  let resting: ReturnType<typeof setTimeout> | undefined;

  const fetchLink = ({ pathname }: HTMLAnchorElement) => {
    if (done.has(pathname) || done.size >= MAX_PAGES) return;
    done.add(pathname);
    prefetchPath(pathname).catch(ignore);
  };
  const handleLink = (event: Event) => {
    clearTimeout(resting);
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin || link.target) return;
    if (event.type === 'pointerover') resting = setTimeout(() => fetchLink(link), HOVER_DELAY_MS);
    else fetchLink(link);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(type, handleLink, { passive: true });

  let current: unknown;
  let takeBack = ignore;
  const fetchNext = ({ matches, navigation }: typeof router.state) => {
    const route = matches.at(-1)?.route;
    if (navigation.state !== 'idle' || route === current) return;
    current = route;
    takeBack();
    const { next = [] } = (route?.handle ?? {}) as Pick<PageRoute, 'next'>;
    takeBack = fetchWhenIdle(...next.map((id) => () => fetchPageById(id)));
  };
  fetchNext(router.state);
  router.subscribe(fetchNext);
}
