import { useSyncExternalStore } from 'react';
import { type EventTime, isUpcoming } from './event-time.ts';

const everyMinute = (listener: () => void) => {
  const timer = setInterval(listener, 60_000);
  return () => clearInterval(timer);
};

/** How many events are upcoming; undefined on prerendered pages, which do not know when they are read. */
export function useUpcoming(events: readonly EventTime[]): number | undefined {
  return useSyncExternalStore(
    everyMinute,
    () => events.filter((event) => isUpcoming(event, Date.now())).length,
    () => undefined,
  );
}
