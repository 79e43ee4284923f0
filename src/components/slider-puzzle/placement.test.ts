import { describe, expect, it } from 'vitest';
import {
  ACCURACY,
  CANVAS,
  clampOffset,
  fits,
  IMAGE_COUNT,
  MAX_OFFSET,
  newPuzzle,
  offsetAfterKey,
  PIECE_BOX,
  PIECE_RADIUS,
  PIECE_SIZE,
  type Puzzle,
  STEP,
} from './placement.ts';

const puzzle: Puzzle = { image: 3, x: 140, y: 60 };

/** Numbers like random ones, but the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('the slider puzzle (CAPTCHA-01)', () => {
  it('has the dimensions of the specification', () => {
    expect({ CANVAS, PIECE_SIZE, PIECE_RADIUS, ACCURACY, IMAGE_COUNT }).toEqual({
      CANVAS: { width: 310, height: 155 },
      PIECE_SIZE: 42,
      PIECE_RADIUS: 10,
      ACCURACY: 3,
      IMAGE_COUNT: 15,
    });
  });

  it('keeps every gap inside the image and off the piece', () => {
    const seen = new Set<number>();
    const random = seeded(20261120);
    let last: Puzzle | undefined;
    for (let round = 0; round < 2000; round += 1) {
      const next = newPuzzle(last, random);
      expect(next.image).not.toBe(last?.image);
      expect(next.x).toBeGreaterThanOrEqual(PIECE_BOX);
      expect(next.x).toBeLessThanOrEqual(MAX_OFFSET);
      expect(next.y - (PIECE_BOX - PIECE_SIZE)).toBeGreaterThanOrEqual(0);
      expect(next.y + PIECE_SIZE).toBeLessThanOrEqual(CANVAS.height);
      seen.add(next.image);
      last = next;
    }
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: IMAGE_COUNT }, (_, index) => index));
  });

  it('reaches every image from every other, at both extremes of the random number', () => {
    for (let image = 0; image < IMAGE_COUNT; image += 1) {
      const before = { ...puzzle, image };
      expect(newPuzzle(before, () => 0).image).toBe(image === 0 ? 1 : 0);
      expect(newPuzzle(before, () => 0.999999).image).toBe(image === IMAGE_COUNT - 1 ? IMAGE_COUNT - 2 : IMAGE_COUNT - 1);
    }
  });

  it('accepts a piece within 3 pixels on both sides', () => {
    expect([-4, -3, -1, 0, 2, 3, 4].map((away) => fits(puzzle, puzzle.x + away))).toEqual([false, true, true, true, true, true, false]);
  });

  it('can be solved with arrow keys for every gap: no step skips it', () => {
    expect(STEP).toBeLessThanOrEqual(2 * ACCURACY);
    for (let x = 0; x <= MAX_OFFSET; x += 1) {
      const offsets = Array.from({ length: MAX_OFFSET / STEP + 1 }, (_, step) => step * STEP);
      expect(offsets.some((offset) => fits({ ...puzzle, x }, offset))).toBe(true);
    }
  });

  it('keeps the piece inside the image, in whole pixels', () => {
    expect([-5, 0.4, 12.6, MAX_OFFSET + 40].map(clampOffset)).toEqual([0, 0, 13, MAX_OFFSET]);
  });

  it.each([
    ['ArrowRight', false, 105],
    ['ArrowUp', false, 105],
    ['ArrowLeft', false, 95],
    ['ArrowDown', true, 99],
    ['ArrowRight', true, 101],
    ['PageUp', false, 125],
    ['PageDown', false, 75],
    ['Home', false, 0],
    ['End', false, MAX_OFFSET],
    ['a', false, undefined],
    ['Enter', false, undefined],
  ] as const)('moves by %s (shift %s) from 100 to %s', (key, shift, expected) => {
    expect(offsetAfterKey(100, key, shift)).toBe(expected);
  });
});
