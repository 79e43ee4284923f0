import { redirect, replace } from 'react-router-dom';

/**
 * Redirects a navigation from a loader. Replaces the history entry when the URL was opened directly or reached by Back, so that Back does not
 * return to it; after a followed link the linking page keeps its entry.
 */
export function redirectTo(path: string, request: Request): Response {
  const isHere = typeof window !== 'undefined' && window.location.pathname === import.meta.env.BASE_URL + new URL(request.url).pathname.slice(1);
  return isHere ? replace(path) : redirect(path);
}
