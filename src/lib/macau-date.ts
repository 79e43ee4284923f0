import { type Language, languageOf } from '../../openapi/languages.ts';

export const dateLocale = (language: Language) => languageOf(language).dates;

/** Macau is at UTC+8 all year. */
export const MACAU_AHEAD_MS = 8 * 60 * 60 * 1000;

/** `YYYY-MM-DD HH:mm` in Macau, the server's format. */
export const macauMinute = (at: number): string => new Date(at + MACAU_AHEAD_MS).toISOString().slice(0, 16).replace('T', ' ');

/** `YYYY-MM-DD` in Macau. */
export const macauToday = (now = Date.now()): string => macauMinute(now).slice(0, 10);

/** Cached, because creating one takes longer than formatting a page of dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(dateLocale(language), { ...options, timeZone: 'Asia/Macau' });
  formats.set(key, format);
  return format;
}

/** Returns the text unchanged when the date is invalid. */
function formatted(text: string, at: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  if (Number.isNaN(at.getTime())) return text;
  return formatOf(language, options).format(at);
}

/** `2026-11-15` as 2026年11月15日 or 15 November 2026. */
export function dayText(day: string, language: Language): string {
  // Noon in Macau is the same day in every time zone of the device.
  return formatted(day, new Date(`${day}T12:00:00+08:00`), language, { dateStyle: 'long' });
}

/** `2026-11-15` as 11月15日 or 15 November, short 15 Nov. */
export function dayAndMonth(day: string, language: Language, month: 'long' | 'short' = 'long'): string {
  return formatted(day, new Date(`${day}T12:00:00+08:00`), language, { day: 'numeric', month });
}

/** `2026-11-15` as 11月15日星期日 or Sunday 15 November. */
export function dayAndWeekday(day: string, language: Language): string {
  return formatted(day, new Date(`${day}T12:00:00+08:00`), language, { day: 'numeric', month: 'long', weekday: 'long' });
}

const MINUTE = { month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** `2026-11-20 14:05` in Macau time as 11月20日 14:05 or 20 November, 14:05. */
export function minuteText(minute: string, language: Language): string {
  const at = new Date(`${minute.replace(' ', 'T')}:00+08:00`);
  return formatted(minute, at, language, MINUTE);
}

/** Milliseconds since 1970 in Macau time, as 11月20日 14:05 or 20 November, 14:05. */
export const momentText = (at: number, language: Language): string => formatOf(language, MINUTE).format(at);

/** Milliseconds since 1970 in Macau time, as 14:05. */
export const timeText = (at: number, language: Language): string => formatOf(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
