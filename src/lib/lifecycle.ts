import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** A value of the browser, which takes the place of the prerendered one right after hydration. */
export const useBrowserValue = <Value>(read: () => Value, prerendered: Value): Value => useSyncExternalStore(never, read, () => prerendered);

/**
 * Whether the component was first rendered by hydration or prerendering, so that its elements are those of the prerendered file. The value
 * never changes during the component's lifetime.
 */
export function useHydrating(): boolean {
  const [first] = useState(useBrowserValue(() => false, true));
  return first;
}

/** False once the component is gone: what would follow an answer, such as leaving the page, is not wanted any more. */
export function useMounted(): RefObject<boolean> {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}

/** Calls the listener when Back or Forward restores this page from the browser's back/forward cache, as it was left. Returns unsubscribe. */
export function onBfcacheRestore(listener: () => void): () => void {
  const handle = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', handle);
  return () => window.removeEventListener('pageshow', handle);
}

export function useBfcacheRestore(listener: () => void): void {
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => onBfcacheRestore(() => latest.current()), []);
}
