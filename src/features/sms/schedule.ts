import { MACAU_AHEAD_MS, macauMinute } from '@/lib/macau-date';

const DAY_MS = 24 * 60 * 60 * 1000;

export const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
export const MINUTES = Array.from({ length: 60 }, (_, minute) => String(minute).padStart(2, '0'));
/** Days of a cyclic message: -1 every day, 0 Monday to 6 Sunday (SMS-07). */
export const CYCLE_DAYS = [-1, 0, 1, 2, 3, 4, 5, 6] as const;
export type CycleDay = (typeof CYCLE_DAYS)[number];

/** A date (`YYYY-MM-DD`) and time in Macau. */
export interface Moment {
  date: string;
  hour: string;
  minute: string;
}

export interface Cycle {
  start: Moment;
  end: Moment;
  day: CycleDay;
  hour: string;
  minute: string;
}

/** Unix time in milliseconds; NaN without a date. */
export const millisecondsOf = ({ date, hour, minute }: Moment): number => Date.parse(`${date}T${hour}:${minute}:00Z`) - MACAU_AHEAD_MS;

/** 0 Monday to 6 Sunday. */
const weekdayOf = (at: number): number => (new Date(at + MACAU_AHEAD_MS).getUTCDay() + 6) % 7;

/** Sendings of a cyclic message from `now` on: count, first and last (`YYYY-MM-DD HH:mm`). Undefined while a date is missing. */
export function sendingsOf({ start, end, day, hour, minute }: Cycle, now: number): { count: number; first: string; last: string } | undefined {
  const from = Math.max(millisecondsOf(start), now);
  const to = millisecondsOf(end);
  const anchor = millisecondsOf({ date: start.date, hour, minute });
  if (Number.isNaN(from) || Number.isNaN(to) || Number.isNaN(anchor)) return undefined;
  const step = day === -1 ? 1 : 7;
  // The first matching weekday on or after the start, then whole cycles up to now.
  const lead = day === -1 ? 0 : (day - weekdayOf(anchor) + 7) % 7;
  const begin = anchor + lead * DAY_MS;
  const first = begin + Math.max(0, Math.ceil((from - begin) / (step * DAY_MS))) * step * DAY_MS;
  if (first > to) return { count: 0, first: '', last: '' };
  const more = Math.floor((to - first) / (step * DAY_MS));
  return { count: more + 1, first: macauMinute(first), last: macauMinute(first + more * step * DAY_MS) };
}
