import { languageOf, textIn } from '../../openapi/languages.ts';
import type { Language } from '../handler.ts';
import { daysLater, macauClock } from './macau-time.ts';

/** The Sunday after today in Macau, `YYYY-MM-DD`; on a Sunday the one a week later. */
export function nextSunday(now: Date): string {
  const { date } = macauClock(now);
  return daysLater(date, 7 - new Date(`${date}T00:00:00Z`).getUTCDay());
}

/** `11月22日（星期日）` or `Sunday 22 November`. */
export function dayInWords(of: string, language: Language): string {
  const day = new Date(`${of}T00:00:00Z`);
  const format = (options: Intl.DateTimeFormatOptions) => day.toLocaleDateString(languageOf(language).dates, { ...options, timeZone: 'UTC' });
  const [weekday, date] = [format({ weekday: 'long' }), format({ month: 'long', day: 'numeric' })];
  return textIn({ cn: `${date}（${weekday}）`, en: `${weekday} ${date}` }, language);
}

/** Id of the news item with the full text of the notice. */
export const MAINTENANCE_NEWS = '7010';

/** Announces the maintenance of the next Sunday, so that the notice is never out of date. */
export function noticeOf(now: Date, language: Language) {
  const day = dayInWords(nextSunday(now), language);
  const title = { cn: '系統維護', en: 'Maintenance' };
  const content = {
    cn: `${day.replace('星期', '')}02:00\u00a0至\u00a006:00 暫停繳費、增值及下載帳單。<a href="/news?id=${MAINTENANCE_NEWS}">詳情</a>`,
    en: `${day}, 02:00–\u206006:00: no payments, top-ups or bills. <a href="/news?id=${MAINTENANCE_NEWS}">Details</a>`,
  };
  return { status: 1 as const, title: textIn(title, language), content: textIn(content, language) };
}
