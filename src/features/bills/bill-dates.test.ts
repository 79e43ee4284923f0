import { describe, expect, it } from 'vitest';
import { dayAndMonth } from '@/lib/macau-date';
import { daysUntil, dueDate } from './bill-dates.ts';

describe('dates of bills', () => {
  it('are written without the year', () => {
    expect(dayAndMonth('2026-11-15', 'cn')).toBe('11月15日');
    expect(dayAndMonth('2026-11-15', 'en')).toBe('15 November');
  });

  it('are due 14 days later, counted in Macau', () => {
    expect(dueDate('2026-11-17')).toBe('2026-12-01');
    expect(daysUntil('2026-12-01', new Date('2026-11-20T06:00:00Z'))).toBe(11);
    expect(daysUntil('2026-12-01', new Date('2026-11-30T16:00:00Z'))).toBe(0);
    expect(daysUntil('2026-12-01', new Date('2026-12-02T16:00:00Z'))).toBe(-2);
  });
});
