import { useCallback, useSyncExternalStore } from 'react';

/** Media queries of src/styles/shared.css by the same names, for scripts and `<source media>`. */
export const MAX_SM = '(max-width: 40em)';
export const MAX_MD = '(max-width: 56.1875em)';
export const MAX_LG = '(max-width: 64em)';
export const ABOVE_XL = '(min-width: 80em)';

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
