/** Formats avos (1/100 MOP) as the contract's amount in MOP with two decimals, such as `386.00`. */
export function mop(avos: number): string {
  return (avos / 100).toFixed(2);
}

/** Parses an amount in MOP into avos; 0 when it is no number. */
export function avosOf(amount: string): number {
  const figure = Math.round(Number(amount) * 100);
  return Number.isFinite(figure) ? figure : 0;
}

/** Adds days to a date (`YYYY-MM-DD`). */
export function daysLater(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
