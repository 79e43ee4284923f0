import { languageOf } from '../../openapi/languages.ts';
import type { Language } from '../handler.ts';

/** Macau is 8 hours ahead of UTC all year; there is no daylight saving time. */
const MACAU_AHEAD_MS = 8 * 60 * 60 * 1000;

/** Date `YYYY-MM-DD` and time `HH:mm:ss` in Macau. */
export function macauClock(moment: Date | number): { date: string; time: string } {
  const text = new Date(new Date(moment).getTime() + MACAU_AHEAD_MS).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 19) };
}

/** Formats a moment in Macau time as `YYYY-MM-DD HH:mm`. */
export function macauDateTime(moment: Date | number): string {
  const { date, time } = macauClock(moment);
  return `${date} ${time.slice(0, 5)}`;
}

/** Milliseconds since 1970 of a date (`YYYY-MM-DD`) and time in Macau. */
export function macauMoment(date: string, hour: string, minute: string): number {
  return Date.parse(`${date}T${hour}:${minute}:00Z`) - MACAU_AHEAD_MS;
}

/** The day of the week in Macau as the SMS schedule counts it, 0 = Monday to 6 = Sunday. */
export function macauWeekday(moment: Date | number): number {
  return (new Date(new Date(moment).getTime() + MACAU_AHEAD_MS).getUTCDay() + 6) % 7;
}

/** `星期一` or `Monday` of 0, as {@link macauWeekday} counts. */
export function weekdayName(day: number, language: Language): string {
  // 5 January 1970 was a Monday.
  return new Date(Date.UTC(1970, 0, 5 + day)).toLocaleDateString(languageOf(language).dates, { weekday: 'long', timeZone: 'UTC' });
}

/** `2026年11月15日` or `15 November 2026`. */
export function longDate(date: string, language: Language): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(languageOf(language).dates, { dateStyle: 'long', timeZone: 'UTC' });
}

/** Adds days to a date (`YYYY-MM-DD`). */
export function daysLater(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
