/** Macau is 8 hours ahead of UTC all year; it knows no summer time. */
const MACAU_AHEAD_MS = 8 * 60 * 60 * 1000;

/** A moment as Macau's clocks show it, `YYYY-MM-DD HH:mm`. */
export function macauDateTime(moment: Date | number): string {
  return new Date(new Date(moment).getTime() + MACAU_AHEAD_MS).toISOString().slice(0, 16).replace('T', ' ');
}

/** The moment (milliseconds) at which Macau's clocks show this date (`YYYY-MM-DD`) and time. */
export function macauMoment(date: string, hour: string, minute: string): number {
  return Date.parse(`${date}T${hour}:${minute}:00Z`) - MACAU_AHEAD_MS;
}

/** The day of the week in Macau as the SMS schedule counts it, 0 = Monday to 6 = Sunday. */
export function macauWeekday(moment: Date | number): number {
  return (new Date(new Date(moment).getTime() + MACAU_AHEAD_MS).getUTCDay() + 6) % 7;
}
