import { useSyncExternalStore } from 'react';
import type { BusinessActivityQueryResult } from '@/api/generated/business';

type EventTime = Pick<BusinessActivityQueryResult, 'startsAt' | 'endsAt'>;

/** Milliseconds of `YYYY-MM-DD HH:mm` in Macau. */
export const timeOf = (minute: string) => Date.parse(`${minute.replace(' ', 'T')}:00+08:00`);

/** Whether an event has not ended; one without times is past. */
export const isUpcoming = ({ startsAt, endsAt = startsAt }: EventTime, now: number): boolean => endsAt !== undefined && timeOf(endsAt) > now;

/** From when to when an event of one day takes place. */
export const hoursOf = ({ startsAt, endsAt }: EventTime) =>
  startsAt !== undefined && endsAt?.slice(0, 10) === startsAt.slice(0, 10) ? { from: startsAt.slice(11), to: endsAt.slice(11) } : undefined;

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
