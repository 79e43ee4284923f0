import { daysLater, macauDateTime, macauMoment } from '../seed/macau-time.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Bills are issued on this day of every month. */
const BILL_DAY = '15';
const FIRST_BILL = `2020-01-${BILL_DAY}`;
const DAYS_TO_PAY = 14;

/** The period of a bill. Days are `YYYY-MM-DD` in Macau, moments milliseconds since 1970. */
export interface Period {
  billDate: string;
  /** First and last day. */
  from: string;
  to: string;
  start: number;
  /** The first moment after the period. */
  end: number;
}

export const midnight = (day: string): number => macauMoment(day, '00', '00');

/** Adds months to a bill date. */
export function monthsLater(billDate: string, months: number): string {
  const [year = 0, month = 0, day = 0] = billDate.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
}

export function periodOf(billDate: string): Period {
  const from = monthsLater(billDate, -1);
  return { billDate, from, to: daysLater(billDate, -1), start: midnight(from), end: midnight(billDate) };
}

/** The last day on which a bill can be paid without interest. */
export const dueDateOf = (billDate: string): string => daysLater(billDate, DAYS_TO_PAY);

/** The newest bill date at a moment; a bill issued today counts. */
export function latestBillDate(now: Date | number): string {
  const day = macauDateTime(now).slice(0, 10);
  const ofMonth = `${day.slice(0, 8)}${BILL_DAY}`;
  return day < ofMonth ? monthsLater(ofMonth, -1) : ofMonth;
}

/** The date of the bill that comes next. */
export const nextBillDate = (now: Date | number): string => monthsLater(latestBillDate(now), 1);

/** The last bill dates, newest first: bills go back a year, records six periods. */
export function billDates(now: Date | number, count = 12): string[] {
  return Array.from({ length: count }, (_, months) => monthsLater(latestBillDate(now), -months));
}

/** Whether there is a bill of this date. Bills older than the listed ones stay readable, so that a bookmarked date works. */
export const isBillDate = (date: string, now: Date | number): boolean => date.endsWith(`-${BILL_DAY}`) && date >= FIRST_BILL && date <= latestBillDate(now);
