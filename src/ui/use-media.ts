import { useCallback, useSyncExternalStore } from 'react';

/** Follows a media query. `onServer` is the answer while prerendering and during hydration. */
export function useMedia(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}

/** True where movement is unwelcome; while prerendering nothing moves. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)', true);
