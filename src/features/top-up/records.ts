/** A top-up of the past. */
export interface TopUpRecord {
  /** `YYYY-MM-DD`. */
  day: string;
  /** MOP, figure only. */
  amount: string;
  /** GB. */
  data: string;
}

/** Months that the records cover (TOPUP-09). */
export const RECORD_MONTHS = 6;

const samples = [
  { monthsAgo: 1, day: 18, amount: '68', data: '3' },
  { monthsAgo: 2, day: 25, amount: '28', data: '1' },
  { monthsAgo: 5, day: 20, amount: '98', data: '5' },
] as const;

/**
 * The rows of the records view. No call of the contract answers them: the specification knows them as static sample rows (TOPUP-05), and the
 * page says so. Their days move along, so that they stay inside the months that records cover.
 */
export function sampleRecords(now: Date): TopUpRecord[] {
  return samples.map(({ monthsAgo, day, amount, data }) => ({
    day: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, day)).toISOString().slice(0, 10),
    amount,
    data,
  }));
}
