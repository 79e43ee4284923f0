import { describe, expect, it } from 'vitest';
import { inPieces, PIECE } from './chip-pieces.ts';

const list = Array.from({ length: 2 * PIECE + 5 }, (_, at) => `66${String(at).padStart(6, '0')}`);

describe('inPieces', () => {
  it('holds every number once, in order', () => {
    const pieces = inPieces(list, []);
    expect(pieces.map(({ numbers }) => numbers.length)).toEqual([PIECE, PIECE, 5]);
    expect(pieces.flatMap(({ numbers }) => numbers)).toEqual(list);
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(3);
  });

  it('touches one piece when a number goes, and the last when one comes', () => {
    const before = inPieces(list, []);
    const without = inPieces(list.toSpliced(3, 1), before);
    expect(without[0]?.numbers).toHaveLength(PIECE - 1);
    expect(without.slice(1)).toEqual(before.slice(1));
    expect(without[1]).toBe(before[1]);
    const more = inPieces([...list, '68123456'], before);
    expect(more[1]).toBe(before[1]);
    expect(more.at(-1)).toEqual({ id: before.at(-1)?.id, numbers: [...list.slice(2 * PIECE), '68123456'] });
  });

  it('divides anew what comes in another order', () => {
    const turned = list.toReversed();
    expect(inPieces(turned, inPieces(list, [])).flatMap(({ numbers }) => numbers)).toEqual(turned);
    expect(inPieces([], inPieces(list, []))).toEqual([]);
  });
});
