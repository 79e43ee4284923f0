/** Macau is eight hours ahead of UTC, all year. */
const OFFSET = '+08:00';
const MINUTES = 60_000;
/** A clock may be wrong a little, and some servers cut the seconds off. */
const TOLERANCE_MS = 15 * MINUTES;

/** The day in Macau, `YYYY-MM-DD`. */
export const todayInMacau = (now = Date.now()): string => new Date(now + 8 * 60 * MINUTES).toISOString().slice(0, 10);

/** Whether `YYYY-MM-DD HH:mm` in Macau is the present time. */
export function isNowInMacau(moment: string, now = Date.now()): boolean {
  const at = Date.parse(`${moment.replace(' ', 'T')}${OFFSET}`);
  return Math.abs(at - now) <= TOLERANCE_MS;
}
