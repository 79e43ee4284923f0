import { matchRoutes, type RouteObject } from 'react-router-dom';
import { ACCOUNT_PATH } from '@/lib/paths';
import { prefetchInView } from './prefetch-in-view';

/** Limit of prefetched pages per page load. */
const MAX_PAGES = 8;
const HOVER_DELAY_MS = 65;
/** Events that start the prefetching of links in view. */
const USER_ACTIVITY = ['scroll', 'pointermove', 'touchstart', 'keydown'];

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the browser asks to save data or reports one of the `slow` connection types. */
function savesData(slow: RegExp): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || slow.test(connection?.effectiveType ?? '');
}

/**
 * Prefetches the code, not the data, of pages whose links are hovered, touched, focused, or stay in view. Stops at a budget; does nothing
 * when the browser asks to save data.
 */
export function prefetchPages(routes: RouteObject[]): void {
  const done = new Set<RouteObject>();
  let resting: ReturnType<typeof setTimeout> | undefined;

  /** Returns undefined when the code is loaded already or excluded. */
  const fetchCode = (path: string): Promise<unknown> | undefined => {
    if (path.startsWith(ACCOUNT_PATH) || done.size >= MAX_PAGES) return undefined;
    const loads = (matchRoutes(routes, path) ?? []).flatMap(({ route }) => {
      // The router removes `lazy` once it has called it.
      if (typeof route.lazy !== 'function' || done.has(route)) return [];
      done.add(route);
      return [route.lazy];
    });
    // The navigation loads it again after a failure.
    return loads.length === 0 ? undefined : Promise.allSettled(loads.map((load) => load()));
  };
  const handleLink = (event: Event) => {
    clearTimeout(resting);
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin || link.target || savesData(/2g/)) return;
    if (event.type === 'pointerover') resting = setTimeout(() => void fetchCode(link.pathname), HOVER_DELAY_MS);
    else void fetchCode(link.pathname);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(type, handleLink, { passive: true });

  // A visitor who leaves without reading loads nothing else.
  const reading = new AbortController();
  const start = () => {
    reading.abort();
    if (!savesData(/[23]g/)) prefetchInView(fetchCode);
  };
  for (const type of USER_ACTIVITY) document.addEventListener(type, start, { passive: true, signal: reading.signal });
}
