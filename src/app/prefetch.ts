import { type createBrowserRouter, matchRoutes } from 'react-router-dom';
import { loadMessages } from '@/i18n/i18n';
import { fetchWhenIdle } from '@/lib/idle';
import { ACCOUNT_MESSAGES, accountRoutes } from './account-route-table.ts';
import { type PageRoute, prepaidRoute, publicRoutes } from './route-table.ts';

/** Limit of pages that are fetched for a link, per page load. */
const MAX_PAGES = 8;
const HOVER_DELAY_MS = 65;

const ignore = () => {};

/** The pages in the frame of the account area. */
const framed: readonly PageRoute[] = [prepaidRoute, ...accountRoutes];
const pages = [...framed, ...publicRoutes];

/** Fetches the code and messages, not the data, of the page and of the frame around it. */
async function fetchPage(page: PageRoute | undefined): Promise<void> {
  if (page === undefined) return;
  const frame = framed.includes(page) ? [import('./layouts/account-layout.tsx'), import('./account-guard.tsx'), loadMessages(...ACCOUNT_MESSAGES)] : [];
  await Promise.all([page.load(), loadMessages(...page.messages), ...frame]);
}

/** Fetches the page at the path ahead: that of a link, or the one that a log-in leads to. */
export const prefetchPath = (path: string): Promise<void> => fetchPage(matchRoutes([...pages], path)?.[0]?.route);

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
    takeBack = fetchWhenIdle(...next.map((id) => () => fetchPage(pages.find((page) => page.id === id))));
  };
  fetchNext(router.state);
  router.subscribe(fetchNext);
}
