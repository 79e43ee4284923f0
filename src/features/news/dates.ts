import type { Language } from '@/session/language';

const LOCALES: Record<Language, string> = { cn: 'zh-HK', en: 'en-GB' };
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day of publication in the words of a language. */
export interface NewsDay {
  year: string;
  /** E.g. 11月, Nov. */
  month: string;
  /** Without a leading zero. */
  day: string;
  /** E.g. 2026年11月13日星期五, Friday 13 November 2026. */
  full: string;
}

/**
 * The day of a news item: the specification gives no format, the contract `YYYY-MM-DD` in Macau. Anything else has no parts and is shown as
 * the server wrote it.
 */
export function newsDay(postedAt: string, language: Language): NewsDay | undefined {
  // Noon in Macau: the same day whatever the clock of the device says.
  const date = new Date(`${postedAt}T12:00:00+08:00`);
  if (!DAY.test(postedAt) || Number.isNaN(date.getTime())) return undefined;
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'Asia/Macau', ...options }).format(date);
  return {
    year: postedAt.slice(0, 4),
    month: format({ month: 'short' }),
    day: String(Number(postedAt.slice(8))),
    full: format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }),
  };
}

/** Items of one year that follow each other. */
export interface NewsYear<Item> {
  /** Undefined for days in an unknown format. */
  year: string | undefined;
  items: Item[];
}

/** The items under their years, in the order in which the server sent them. */
export function byYear<Item extends { postedAt: string }>(items: readonly Item[]): NewsYear<Item>[] {
  const years: NewsYear<Item>[] = [];
  for (const item of items) {
    const year = newsDay(item.postedAt, 'cn')?.year;
    const last = years.at(-1);
    if (last !== undefined && last.year === year) last.items.push(item);
    else years.push({ year, items: [item] });
  }
  return years;
}
