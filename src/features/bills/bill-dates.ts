import { macauToday } from '@/lib/macau-date';

/** Payment period in days (terms text of the specification). */
const DAYS_TO_PAY = 14;
const DAY_MS = 86_400_000;

export function dueDate(billDate: string): string {
  const due = new Date(Date.parse(`${billDate}T00:00:00Z`) + DAYS_TO_PAY * DAY_MS);
  return Number.isNaN(due.getTime()) ? billDate : due.toISOString().slice(0, 10);
}

/** Whole days from today in Macau to `date`; negative once it has passed. */
export function daysUntil(date: string, now: Date): number {
  return Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${macauToday(now.getTime())}T00:00:00Z`)) / DAY_MS);
}
