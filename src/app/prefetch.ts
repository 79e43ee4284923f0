import { matchRoutes, type RouteObject } from 'react-router-dom';
import { ACCOUNT_PATH } from '@/lib/paths';
import { prefetchInView } from './prefetch-in-view';

/** Pages whose code is fetched in advance on one visit of the site at most. */
const MOST = 8;
/** Milliseconds that a pointer rests on a link before it counts as interest. */
const REST = 65;
/** First signs that somebody is reading. */
const SIGNS = ['scroll', 'pointermove', 'touchstart', 'keydown'];

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether this visitor pays for every byte, or has one of these `slow` connections and waits for each. */
function mustSave(slow: RegExp): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || slow.test(connection?.effectiveType ?? '');
}

/**
 * Fetches the code of the page that a visitor is about to open: the pointer rests on its link, a finger touches it, it has the focus, or it
 * stays in view while somebody reads. Code only, no content, within a budget, and never for who saves data.
 */
export function prefetchPages(routes: RouteObject[]): void {
  const done = new Set<RouteObject>();
  let resting: ReturnType<typeof setTimeout> | undefined;

  /** Undefined when the code is there already, or is not to be fetched. */
  const fetchCode = (path: string): Promise<unknown> | undefined => {
    if (path.startsWith(ACCOUNT_PATH) || done.size >= MOST) return undefined;
    const loads = (matchRoutes(routes, path) ?? []).flatMap(({ route }) => {
      // The router removes `lazy` once it has called it.
      if (typeof route.lazy !== 'function' || done.has(route)) return [];
      done.add(route);
      return [route.lazy];
    });
    // A failure is left to the navigation, which fetches again.
    return loads.length === 0 ? undefined : Promise.allSettled(loads.map((load) => load()));
  };
  const notice = (event: Event) => {
    clearTimeout(resting);
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin || link.target || mustSave(/2g/)) return;
    if (event.type === 'pointerover') resting = setTimeout(() => void fetchCode(link.pathname), REST);
    else void fetchCode(link.pathname);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(type, notice, { passive: true });

  // Who opens a page and leaves again pays for nothing else.
  const reading = new AbortController();
  const start = () => {
    reading.abort();
    if (!mustSave(/[23]g/)) prefetchInView(fetchCode);
  };
  for (const type of SIGNS) document.addEventListener(type, start, { passive: true, signal: reading.signal });
}
