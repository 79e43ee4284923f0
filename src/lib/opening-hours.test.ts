import { describe, expect, it } from 'vitest';
import { isOpenAt } from './opening-hours.ts';

describe('isOpenAt', () => {
  it.each([
    ['2026-11-20T10:29:59+08:00', false],
    ['2026-11-20T10:30:00+08:00', true],
    ['2026-11-20T11:59:00Z', true],
    ['2026-11-20T12:00:00Z', false],
    ['2026-11-20T00:05:00+08:00', false],
  ])('at %s: %s', (at, open) => expect(isOpenAt(new Date(at), '10:30', '20:00')).toBe(open));
});
