import { useEachMinute } from '@/lib/use-each-minute';
import { type EventTime, isUpcoming } from './event-time.ts';

/** How many events are upcoming; undefined on prerendered pages. */
export const useUpcoming = (events: readonly EventTime[]): number | undefined =>
  useEachMinute(() => events.filter((event) => isUpcoming(event, Date.now())).length);
