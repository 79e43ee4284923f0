import { describe, expect, it } from 'vitest';
import { RECORD_MONTHS, sampleRecords } from './records.ts';

describe('sample records', () => {
  it('TOPUP-09: lie in the last 6 months on every day of the year, newest first', () => {
    expect(RECORD_MONTHS).toBe(6);
    for (let day = 0; day < 366; day += 1) {
      const now = new Date(Date.UTC(2026, 0, 1 + day, 12));
      const oldest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 6, now.getUTCDate()));
      const days = sampleRecords(now).map((record) => record.day);
      expect(days).toEqual([...days].sort().reverse());
      for (const each of days) {
        expect(new Date(each).getTime(), now.toISOString()).toBeGreaterThan(oldest.getTime());
        expect(new Date(each).getTime(), now.toISOString()).toBeLessThan(now.getTime());
      }
    }
  });

  it('are the rows of the specification', () => {
    expect(sampleRecords(new Date('2026-02-10T00:00:00Z'))).toEqual([
      { day: '2026-01-18', amount: '68', data: '3' },
      { day: '2025-12-25', amount: '28', data: '1' },
      { day: '2025-09-20', amount: '98', data: '5' },
    ]);
    expect(RECORD_MONTHS).toBe(6);
  });
});
