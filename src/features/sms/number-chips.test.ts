import { describe, expect, it } from 'vitest';
import { CHUNK_SIZE, chunkNumbers } from './number-chips.tsx';

const list = Array.from({ length: 2 * CHUNK_SIZE + 5 }, (_, at) => `66${String(at).padStart(6, '0')}`);

describe('chunkNumbers', () => {
  it('holds every number once, in order', () => {
    const chunks = chunkNumbers(list, []);
    expect(chunks.map(({ numbers }) => numbers.length)).toEqual([CHUNK_SIZE, CHUNK_SIZE, 5]);
    expect(chunks.flatMap(({ numbers }) => numbers)).toEqual(list);
    expect(new Set(chunks.map(({ id }) => id)).size).toBe(3);
  });

  it('changes one chunk when a number is removed, and the last when one is added', () => {
    const before = chunkNumbers(list, []);
    const without = chunkNumbers(list.toSpliced(3, 1), before);
    expect(without[0]?.numbers).toHaveLength(CHUNK_SIZE - 1);
    expect(without.slice(1)).toEqual(before.slice(1));
    for (const at of [1, 2]) expect(without[at]).toBe(before[at]);
    const more = chunkNumbers([...list, '68123456'], before);
    expect(more[1]).toBe(before[1]);
    expect(more.at(-1)).toEqual({ id: before.at(-1)?.id, numbers: [...list.slice(2 * CHUNK_SIZE), '68123456'] });
  });

  it('fills the last chunk before it begins another, whose id is new', () => {
    const before = chunkNumbers(list.slice(0, CHUNK_SIZE - 1), []);
    expect(before.map(({ id }) => id)).toEqual([0]);
    const more = chunkNumbers([...list.slice(0, CHUNK_SIZE + 2)], before);
    expect(more.map(({ id, numbers }) => [id, numbers.length])).toEqual([
      [0, CHUNK_SIZE],
      [1, 2],
    ]);
    const full = chunkNumbers(list.slice(0, CHUNK_SIZE), []);
    expect(chunkNumbers(list.slice(0, CHUNK_SIZE + 1), full)[0]).toBe(full[0]);
    expect(chunkNumbers(list.slice(0, CHUNK_SIZE), full)).toEqual(full);
  });

  it('drops a chunk whose numbers are all gone, and never gives its id again', () => {
    const before = chunkNumbers(list, []);
    const left = chunkNumbers(list.slice(0, CHUNK_SIZE), before);
    expect(left).toEqual([before[0]]);
    expect(left[0]).toBe(before[0]);
    const anew = chunkNumbers([...list.slice(0, CHUNK_SIZE), '68123456'], before);
    expect(anew.map(({ id }) => id)).toEqual([0, 3]);
  });

  it('splits a reordered list anew', () => {
    const reversed = list.toReversed();
    expect(chunkNumbers(reversed, chunkNumbers(list, [])).flatMap(({ numbers }) => numbers)).toEqual(reversed);
    expect(chunkNumbers([], chunkNumbers(list, []))).toEqual([]);
  });
});
