import { describe, expect, it } from 'vitest';
import { tripCosts, usualDays } from './trip-costs.tsx';

const plan = (id: string, price: string | undefined, days: number | undefined, use: 'data' | 'calls' = 'data') => ({
  id,
  cardtitleMap: { top: id, bottom: '' },
  cardsubtitleMap: [{ top: 'MOP$1', bottom: '' }],
  cardremakeArr: [],
  cardinfoMap: [],
  tjtype: 0 as const,
  use,
  ...(price === undefined ? {} : { price }),
  ...(days === undefined ? {} : { days }),
});
const pass = plan('pass', '38', 1);
const week = plan('week', '168', 7);

describe('the cost of a trip', () => {
  it('counts started days, and names the cheapest and what the others cost more', () => {
    expect(tripCosts([pass, week], 5).map(({ id, times, total, more, cheapest }) => [id, times, total, more, cheapest])).toEqual([
      ['week', 1, 168, 0, true],
      ['pass', 5, 190, 22, false],
    ]);
    expect(tripCosts([pass, week], 3)[0]).toMatchObject({ id: 'pass', total: 114, cheapest: true });
    expect(tripCosts([week], 8)[0]).toMatchObject({ times: 2, total: 336 });
  });

  it('compares plans for the same use only', () => {
    expect(tripCosts([pass, plan('calls', '98', 15, 'calls')], 5).map(({ id, more, cheapest }) => [id, more, cheapest])).toEqual([
      ['pass', 0, false],
      ['calls', 0, false],
    ]);
  });

  it('omits plans without a price in figures, and names no cheapest of equals', () => {
    expect(tripCosts([plan('text', undefined, undefined), plan('a', '38', 1), plan('b', '38', 1)], 1).map(({ id, cheapest }) => [id, cheapest])).toEqual([
      ['a', false],
      ['b', false],
    ]);
  });

  it.each([
    [1, 2, 2],
    [3, 7, 5],
    [8, 30, 10],
  ])('assumes of %i to %i days %i', (min, max, usual) => expect(usualDays(min, max)).toBe(usual));
});
