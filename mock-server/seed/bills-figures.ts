/** A whole number from 0 to `max`, derived from the key (FNV-1a, then mixed so that neighbouring keys differ). */
export function figureOf(key: string, max: number): number {
  let hash = 0x811c9dc5;
  for (const letter of key) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) % (max + 1);
}

/** Formats avos (1/100 MOP) as the contract's amount in MOP with two decimals, such as `386.00`. */
export function mop(avos: number): string {
  return (avos / 100).toFixed(2);
}

/** Parses an amount in MOP into avos; 0 when it is no number. */
export function avosOf(amount: string): number {
  const figure = Math.round(Number(amount) * 100);
  return Number.isFinite(figure) ? figure : 0;
}

/** Date `YYYY-MM-DD` and time `HH:mm:ss` in Macau. */
export function macauClock(now: Date): { date: string; time: string } {
  const [date = '', time = ''] = now.toLocaleString('sv-SE', { timeZone: 'Asia/Macau' }).split(' ');
  return { date, time };
}

/** Adds days to a date (`YYYY-MM-DD`). */
export function daysLater(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
