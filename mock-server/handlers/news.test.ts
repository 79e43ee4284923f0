import { describe, expect, it } from 'vitest';
import type { NewsItem } from '../../openapi/generated/model.ts';
import { newsOf } from '../seed/news.ts';
import { sandboxOf } from '../state.ts';
import { callHandler } from './call-handler.ts';
import { handlers } from './news.ts';

const sandbox = sandboxOf('news');
const dataOf = (result: unknown) => (result as { data: NewsItem[] }).data;

describe('news', () => {
  it('has ten items, newest first', () => {
    const items = dataOf(callHandler(handlers, 'newsList', { sandbox }));
    const dates = items.map(({ postedAt }) => postedAt);
    expect(items).toHaveLength(10);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('announces the coming maintenance, never with a date in the future', () => {
    for (const day of ['2026-11-16', '2026-11-20', '2026-11-22']) {
      const item = newsOf(new Date(`${day}T12:00:00+08:00`)).find(({ id }) => id === '7010');
      expect(item?.postedAt.localeCompare(day)).toBe(-1);
    }
  });

  it('finds one item by id, in the language requested', () => {
    const [item, ...others] = dataOf(callHandler(handlers, 'newsItem', { sandbox, path: { id: '7009' }, language: 'en' }));
    expect(item?.name).toBe('Vela 12 Pro in stock');
    expect(others).toEqual([]);
  });

  it('returns an empty list for an unknown id (B52)', () => {
    expect(dataOf(callHandler(handlers, 'newsItem', { sandbox, path: { id: '1' } }))).toEqual([]);
  });
});
