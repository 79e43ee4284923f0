/** Bills are issued on this day of every month. */
const BILL_DAY = 15;

/** As many bills as a customer can look back on. */
const PERIODS = 6;

/** Macau is 8 hours ahead of UTC all year; there is no daylight saving time. */
const MACAU_AHEAD_MS = 8 * 60 * 60 * 1000;

/** The bill dates (`YYYY-MM-DD`, Macau time) of the last six periods, newest first; a bill issued today counts. */
export function billPeriods(today: Date): string[] {
  const here = new Date(today.getTime() + MACAU_AHEAD_MS);
  const newest = here.getUTCMonth() - (here.getUTCDate() < BILL_DAY ? 1 : 0);
  return Array.from({ length: PERIODS }, (_, back) => new Date(Date.UTC(here.getUTCFullYear(), newest - back, BILL_DAY)).toISOString().slice(0, 10));
}
