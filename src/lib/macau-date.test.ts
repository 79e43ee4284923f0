import { describe, expect, it, vi } from 'vitest';
import { dayAndMonth, dayAndWeekday, dayText, minuteText } from './macau-date.ts';

describe('days and minutes of the server', () => {
  it('are written in the language, in Macau time', () => {
    expect(dayText('2026-11-15', 'cn')).toBe('2026年11月15日');
    expect(dayText('2026-11-15', 'en')).toBe('15 November 2026');
    expect(dayAndMonth('2026-11-05', 'cn')).toBe('11月5日');
    expect(dayAndMonth('2026-11-05', 'en')).toBe('5 November');
    expect(dayAndMonth('2026-11-05', 'en', 'short')).toBe('5 Nov');
    expect(dayAndWeekday('2026-11-15', 'cn')).toBe('11月15日星期日');
    expect(dayAndWeekday('2026-11-15', 'en')).toBe('Sunday 15 November');
    expect(minuteText('2026-11-20 14:05', 'cn')).toBe('11月20日 14:05');
    expect(minuteText('2026-11-20 00:05', 'en')).toMatch(/^20 November.* 00:05$/);
  });

  it('take a format once for all texts of a kind and language', () => {
    const format = vi.spyOn(Intl, 'DateTimeFormat');
    for (const language of ['cn', 'en', 'cn'] as const) dayText('2026-11-15', language);
    expect(format).not.toHaveBeenCalled();
  });

  it('stay as they came when they are none', () => {
    expect(dayText('soon', 'cn')).toBe('soon');
    expect(dayText('12/11', 'cn')).toBe('12/11');
    expect(minuteText('', 'en')).toBe('');
  });
});
