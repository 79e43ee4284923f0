import { describe, expect, it } from 'vitest';
import { CODE_WAIT, secondsLeft } from './code-countdown.ts';

const at = Date.UTC(2026, 10, 20, 6, 5);

describe('secondsLeft', () => {
  it.each([
    [0, 60],
    [1, 60],
    [1000, 59],
    [59_001, 1],
    [60_000, 0],
    [3_600_000, 0],
  ])('%i ms after sending there are %i s left (TRAVEL-07)', (passed, left) => {
    expect(secondsLeft({ at }, at + passed)).toBe(left);
  });

  it('is never longer than the wait, even after the clock was set back', () => {
    expect(secondsLeft({ at }, at - 3_600_000)).toBe(CODE_WAIT);
  });

  it('is 0 when nothing was sent', () => {
    expect(secondsLeft(undefined, at)).toBe(0);
  });
});
