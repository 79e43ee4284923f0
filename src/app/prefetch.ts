import { matchRoutes, type RouteObject } from 'react-router-dom';
import { ACCOUNT_PATH } from '@/lib/paths';

/** Pages whose code is fetched in advance on one visit of the site at most. */
const MOST = 8;
/** Milliseconds that a pointer rests on a link before it counts as interest. */
const REST = 65;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether this visitor pays for every byte, or waits for each. */
function mustSave(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/**
 * Fetches the code of the page that a visitor is about to open: the pointer rests on its link, a finger touches it, or it has the focus.
 * Code only, no content, within a budget, and never for who saves data.
 */
export function prefetchPages(routes: RouteObject[]): void {
  const done = new Set<string>([window.location.pathname]);
  let resting: ReturnType<typeof setTimeout> | undefined;

  const fetchCode = (path: string) => {
    if (done.has(path) || done.size > MOST || path.startsWith(ACCOUNT_PATH)) return;
    done.add(path);
    for (const { route } of matchRoutes(routes, path) ?? []) {
      // The router empties what it has fetched. A failure is left to the navigation, which fetches again.
      for (const load of Object.values(typeof route.lazy === 'object' ? route.lazy : {}))
        void (load as (() => Promise<unknown>) | undefined)?.().catch(() => {});
    }
  };
  const notice = (event: Event) => {
    clearTimeout(resting);
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin || link.target || mustSave()) return;
    if (event.type === 'pointerover') resting = setTimeout(() => fetchCode(link.pathname), REST);
    else fetchCode(link.pathname);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(type, notice, { passive: true });
}
