import type { UsageEntry } from './usage-record.ts';

/** A cell that begins so is run as a formula, or loses its zeros. */
const MISREAD = /^[=+\-@\t\r]|^0\d/;

/** For cells with text; an apostrophe would keep figures out of a sum. */
const guarded = (text: string): string => (MISREAD.test(text) ? `'${text}` : text);

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const UNITS = { data: 'KB', call: 's', idd: 's', sms: '' } as const;

/** Comma-separated values with the byte order mark that spreadsheets need for Chinese. `heads` are the names of the seven columns. */
export function csvOf(entries: readonly UsageEntry[], heads: readonly string[]): string {
  const rows = entries.map(({ day, time, type, number, kind, amount, avos }) => [
    day,
    time,
    guarded(type),
    guarded(number),
    String(amount),
    UNITS[kind],
    (avos / 100).toFixed(2),
  ]);
  return `\ufeff${[heads, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
