import { describe, expect, it } from 'vitest';
import { dayAndMonth, daysUntil, dueDate } from './bill-dates.ts';

describe('dates of bills', () => {
  it('read as people write them', () => {
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
