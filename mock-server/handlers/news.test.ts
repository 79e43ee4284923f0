import { describe, expect, it } from 'vitest';
import { newsOf } from '../seed/news.ts';

describe('news', () => {
  it('announces the coming maintenance, never with a date in the future', () => {
    for (const day of ['2026-11-16', '2026-11-20', '2026-11-22']) {
      const item = newsOf(new Date(`${day}T12:00:00+08:00`)).find(({ id }) => id === '7010');
      expect(item?.postedAt.localeCompare(day)).toBe(-1);
    }
  });
});
