import type { Persona } from '../personas.ts';
import { type BillLine, chargesOf, sumOf } from './bills-charges.ts';
import { daysLater } from './bills-figures.ts';
import { billPeriods } from './periods.ts';

/** One monthly bill; the bill text, the PDF and the balance are all made from it. Amounts in avos (1/100 MOP), dates `YYYY-MM-DD`. */
export interface Bill {
  account: string;
  /** Decides between "client number" and "One Bill account". */
  isOneBill: boolean;
  mobileNo: string;
  billDate: string;
  /** 14 days after the bill date. */
  dueDate: string;
  /** First and last day that the bill covers. */
  from: string;
  to: string;
  /** The bill before, which was paid in full. */
  previous: number;
  lines: BillLine[];
  total: number;
}

const FIRST_BILL = '2020-01-15';
const BILLS_LISTED = 12;
const DAYS_TO_PAY = 14;

/** Adds months to a bill date. */
function billDateAfter(billDate: string, months: number): string {
  const [year = 0, month = 0, day = 0] = billDate.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
}

/** The newest bill date on a day in Macau. */
export function latestBillDate(now: Date): string {
  const [latest = FIRST_BILL] = billPeriods(now);
  return latest;
}

/** The date of the bill that comes next. */
export function nextBillDate(now: Date): string {
  return billDateAfter(latestBillDate(now), 1);
}

/** The last 12 bill dates, newest first: detailed records go back six periods, bills a year. */
export function billDates(now: Date): string[] {
  const latest = latestBillDate(now);
  return Array.from({ length: BILLS_LISTED }, (_, months) => billDateAfter(latest, -months));
}

/** Whether there is a bill of this date. Bills older than the 12 listed ones stay readable, so that a bookmarked date works. */
export function isBillDate(date: string, now: Date): boolean {
  return date.slice(8) === FIRST_BILL.slice(8) && date >= FIRST_BILL && date <= latestBillDate(now);
}

/** The bill of a postpaid customer; `date` must satisfy `isBillDate`. */
export function billOf(persona: Persona, billDate: string): Bill {
  const before = billDateAfter(billDate, -1);
  const lines = chargesOf(persona, billDate);
  return {
    account: persona.account,
    isOneBill: persona.isOneBill,
    mobileNo: persona.mobileNo,
    billDate,
    dueDate: daysLater(billDate, DAYS_TO_PAY),
    from: before,
    to: daysLater(billDate, -1),
    previous: sumOf(chargesOf(persona, before)),
    lines,
    total: sumOf(lines),
  };
}

/** Unpaid amount in avos before any payment in the mock: the newest bill; older ones are paid. */
export function unpaidOf(persona: Persona, now: Date): number {
  return persona.kind === 'POSTPAID' ? billOf(persona, latestBillDate(now)).total : 0;
}
