import { useEffect, useRef } from 'react';

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
