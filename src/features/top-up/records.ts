/** TOPUP-09. */
export const RECORD_MONTHS = 6;

/** Month and day, MOP and GB. */
const samples = [
  ['12-25', '28', '1'],
  ['09-20', '98', '5'],
  ['06-25', '28', '1'],
  ['04-20', '98', '5'],
  ['01-18', '68', '3'],
] as const;

/**
 * Sample rows: the contract has no operation for records, and the specification defines static ones (TOPUP-05), which the page states. They are those of the
 * last {@link RECORD_MONTHS} months before `now`, newest first; the bills of the mock have them, too.
 */
export function sampleRecords(now: Date) {
  const oldest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - RECORD_MONTHS, now.getUTCDate())).toISOString().slice(0, 10);
  const today = now.toISOString().slice(0, 10);
  return [now.getUTCFullYear(), now.getUTCFullYear() - 1]
    .flatMap((year) => samples.map(([day, amount, data]) => ({ day: `${year}-${day}`, amount, data })))
    .filter(({ day }) => day > oldest && day < today);
}
