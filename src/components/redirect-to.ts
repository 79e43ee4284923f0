import { redirect, replace } from 'react-router-dom';

/**
 * Sends a navigation on to another path, from a loader. An address that was typed, opened or gone back to gives way, so that Back does not
 * lead into it again; a link that was followed keeps the page it stands on.
 */
export function redirectTo(path: string, request: Request): Response {
  const isHere = typeof window !== 'undefined' && window.location.pathname === new URL(request.url).pathname;
  return isHere ? replace(path) : redirect(path);
}
