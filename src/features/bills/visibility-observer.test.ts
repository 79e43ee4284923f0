import { expect, it } from 'vitest';
import { lastAbove } from './visibility-observer.ts';

it('finds the page at a line among a hundred with few reads of offsetTop', () => {
  let reads = 0;
  const pages = Array.from({ length: 100 }, (_page, at) => ({
    get offsetTop() {
      reads += 1;
      return 16 + at * 500;
    },
  }));
  const found = [0, 15, 16, 515, 516, 30_000, 1_000_000].map((line) => lastAbove(pages, line));
  expect(found).toEqual([0, 0, 0, 0, 1, 59, 99]);
  expect(reads).toBeLessThanOrEqual(7 * 7);
  expect(lastAbove([], 10)).toBe(0);
});
