import { useTranslation } from 'react-i18next';
import type { UsageDetail } from '@/api/generated/usage';
import type { Kind } from './search-params.ts';

export interface UsageEntry {
  kind: Kind;
  /** `YYYY-MM-DD`. */
  day: string;
  /** `HH:mm`. */
  time: string;
  /** Other number; empty for data. */
  number: string;
  /** KB of data, seconds of a call, number of messages. */
  amount: number;
  /** 1/100 MOP. */
  avos: number;
  /** The server's name of the kind, in the language of the request. */
  type: string;
}

export interface UsageRecord {
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** In the order of the server. */
  entries: readonly UsageEntry[];
}

const MAX_DAYS = 62;

/** Undefined where the server gives the text alone, or a record of no days or of more than a period has (decision B74). */
export function usageRecordOf({ record }: UsageDetail): UsageRecord | undefined {
  if (record === undefined) return undefined;
  const { length } = daysBetween(record.from, record.to);
  if (length === 0 || length > MAX_DAYS) return undefined;
  const entries = record.sessions.map(({ startedAt, kind, type, number = '', amount, charge }): UsageEntry => {
    const [day = '', time = ''] = startedAt.split(' ');
    return { kind, day, time, number, amount, avos: Math.round(Number(charge) * 100), type };
  });
  return { from: record.from, to: record.to, entries };
}

/** All days from the first to the last, at most one more than a record may have; none if the first is no day. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (const at = new Date(`${from}T00:00:00Z`); days.length <= MAX_DAYS && !Number.isNaN(at.getTime()); at.setUTCDate(at.getUTCDate() + 1)) {
    const day = at.toISOString().slice(0, 10);
    if (day > to) break;
    days.push(day);
  }
  return days;
}

const KB_IN_MB = 1024;
export const KB_IN_GB = 1024 * 1024;

/** `902 KB`, `35.9 MB`, `2.90 GB`; 1 MB = 1024 KB. */
function dataText(kb: number): string {
  if (kb >= KB_IN_GB) return `${(kb / KB_IN_GB).toFixed(2)} GB`;
  return kb >= KB_IN_MB ? `${(kb / KB_IN_MB).toFixed(1)} MB` : `${Math.round(kb)} KB`;
}

/** Returns the amount of a kind as the customer reads it. */
export function useAmountText(): (kind: Kind, amount: number) => string {
  const { t } = useTranslation('usage');
  return (kind, amount) => {
    if (kind === 'data') return dataText(amount);
    if (kind === 'sms') return t('amount.messages', { count: amount });
    const [hours, minutes, seconds] = [Math.floor(amount / 3600), Math.floor(amount / 60) % 60, amount % 60];
    if (hours > 0) return t('amount.hours', { hours, minutes });
    return minutes > 0 ? t('amount.minutes', { minutes, seconds }) : t('amount.seconds', { seconds });
  };
}

export const amountOf = (entries: readonly UsageEntry[]): number => entries.reduce((sum, { amount }) => sum + amount, 0);

/** Charge as `moneyText` takes it. */
export const chargeOf = (entries: readonly UsageEntry[]): string => (entries.reduce((sum, { avos }) => sum + avos, 0) / 100).toFixed(2);

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
