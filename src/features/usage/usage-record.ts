import type { UsageDetail } from '@/api/generated/usage';
import type { Kind } from './kinds.ts';

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
