import { useSyncExternalStore } from 'react';

const everyMinute = (listener: () => void) => {
  const timer = setInterval(listener, 60_000);
  return () => clearInterval(timer);
};

/** What depends on the time, read anew each minute; undefined on prerendered pages, which do not know when they are read. */
export const useEachMinute = <Value>(read: () => Value): Value | undefined => useSyncExternalStore(everyMinute, read, () => undefined);
