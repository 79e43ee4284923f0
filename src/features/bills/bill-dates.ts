import type { Language } from '@/session/language';

/** Payment period in days (terms text of the specification). */
const DAYS_TO_PAY = 14;
const DAY_MS = 86_400_000;

const locales: Record<Language, string> = { cn: 'zh-HK', en: 'en-GB' };

/** Returns an invalid date unchanged. */
function format(date: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const day = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? date : day.toLocaleDateString(locales[language], { ...options, timeZone: 'UTC' });
}

/** `11月15日` or `15 November` from `YYYY-MM-DD`, the format of every date of bill management. */
export function dayAndMonth(date: string, language: Language): string {
  return format(date, language, { day: 'numeric', month: 'long' });
}

export function dueDate(billDate: string): string {
  const due = new Date(Date.parse(`${billDate}T00:00:00Z`) + DAYS_TO_PAY * DAY_MS);
  return Number.isNaN(due.getTime()) ? billDate : due.toISOString().slice(0, 10);
}

/** Whole days from today in Macau to `date`; negative once it has passed. */
export function daysUntil(date: string, now: Date): number {
  const today = now.toLocaleDateString('sv-SE', { timeZone: 'Asia/Macau' });
  return Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS);
}
