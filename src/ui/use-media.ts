import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches. `onServer` is the value while prerendering and during hydration. */
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

/** True while prerendering. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)', true);
