export interface TopUpRecord {
  /** `YYYY-MM-DD`. */
  day: string;
  /** MOP, figure only. */
  amount: string;
  /** GB. */
  data: string;
}

/** TOPUP-09. */
export const RECORD_MONTHS = 6;

const samples = [
  { monthsAgo: 1, day: 18, amount: '68', data: '3' },
  { monthsAgo: 2, day: 25, amount: '28', data: '1' },
  { monthsAgo: 5, day: 20, amount: '98', data: '5' },
] as const;

/**
 * Sample rows: the contract has no operation for records, and the specification defines static ones (TOPUP-05), which the page states. Dates
 * are relative to `now`, within the last {@link RECORD_MONTHS} months.
 */
export function sampleRecords(now: Date): TopUpRecord[] {
  return samples.map(({ monthsAgo, day, amount, data }) => ({
    day: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, day)).toISOString().slice(0, 10),
    amount,
    data,
  }));
}
