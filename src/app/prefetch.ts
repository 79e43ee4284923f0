import { matchRoutes, type RouteObject } from 'react-router-dom';
import { ACCOUNT_PATH } from '@/lib/paths';

/** Limit of prefetched pages per page load. */
const MAX_PAGES = 8;
const HOVER_DELAY_MS = 65;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the browser asks to save data or reports the slowest kind of connection. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Prefetches the code, not the data, of pages whose links are hovered, touched or focused; nothing when the browser asks to save data. */
export function prefetchPages(routes: RouteObject[]): void {
  const done = new Set<RouteObject>();
  let resting: ReturnType<typeof setTimeout> | undefined;

  const fetchCode = (path: string) => {
    if (path.startsWith(ACCOUNT_PATH) || done.size >= MAX_PAGES) return;
    for (const { route } of matchRoutes(routes, path) ?? []) {
      // The router removes `lazy` once it has called it.
      if (typeof route.lazy !== 'function' || done.has(route)) continue;
      done.add(route);
      // The navigation loads it again after a failure.
      route.lazy().catch(() => {});
    }
  };
  const handleLink = (event: Event) => {
    clearTimeout(resting);
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin || link.target || savesData()) return;
    if (event.type === 'pointerover') resting = setTimeout(() => fetchCode(link.pathname), HOVER_DELAY_MS);
    else fetchCode(link.pathname);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(type, handleLink, { passive: true });
}
