import { describe, expect, it } from 'vitest';
import { byYear, newsDay } from './news-list.tsx';

describe('newsDay', () => {
  it('formats the day in Macau in both languages', () => {
    expect(newsDay('2026-11-03', 'cn')).toEqual({ year: '2026', month: '11月', day: '3', full: '2026年11月3日' });
    expect(newsDay('2026-11-03', 'en')).toMatchObject({ month: 'Nov', day: '3', full: '3 November 2026' });
  });

  it.each(['', 'yesterday', '2026-13-45', '13/11/2026'])('is undefined for "%s"', (text) => {
    expect(newsDay(text, 'cn')).toBeUndefined();
  });
});

describe('byYear', () => {
  const item = (postedAt: string) => ({ postedAt });

  it('keeps the order of the server', () => {
    expect(byYear(['2026-02-01', '2026-05-01', '2025-12-31', 'soon'].map(item))).toEqual([
      { year: '2026', items: [item('2026-02-01'), item('2026-05-01')] },
      { year: '2025', items: [item('2025-12-31')] },
      { year: undefined, items: [item('soon')] },
    ]);
    expect(byYear([])).toEqual([]);
  });
});
