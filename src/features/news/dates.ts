import { dateLocale, dayText } from '@/lib/macau-date';
import type { Language } from '@/session/language';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Publication day, formatted for one language. */
interface NewsDay {
  year: string;
  /** E.g. 11月, Nov. */
  month: string;
  /** Without a leading zero. */
  day: string;
  /** E.g. 2026年11月13日, 13 November 2026. */
  full: string;
}

/** Formats a day `YYYY-MM-DD` in Macau time; undefined for any other format, which is then shown unchanged. */
export function newsDay(postedAt: string, language: Language): NewsDay | undefined {
  // Noon in Macau avoids shifts by the time zone of the device.
  const date = new Date(`${postedAt}T12:00:00+08:00`);
  if (!DAY.test(postedAt) || Number.isNaN(date.getTime())) return undefined;
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(dateLocale(language), { timeZone: 'Asia/Macau', ...options }).format(date);
  return {
    year: postedAt.slice(0, 4),
    month: format({ month: 'short' }),
    day: String(Number(postedAt.slice(8))),
    full: dayText(postedAt, language),
  };
}

/** Consecutive items of one year. */
interface NewsYear<Item> {
  /** Undefined for days in an unknown format. */
  year: string | undefined;
  items: Item[];
}

/** Groups the items by year in server order. */
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
