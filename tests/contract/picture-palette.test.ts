import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { withPalette } from '../looks/palette.ts';

type Colour = readonly [number, number, number];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}

/** An RGB PNG; each row is stored as its difference from the pixel above, without a filter in the first row. */
function png(rows: readonly (readonly Colour[])[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(rows[0]?.length ?? 0, 0);
  header.writeUInt32BE(rows.length, 4);
  header.set([8, 2], 8);
  const bytes = rows.map((row) => row.flat());
  const filtered = bytes.flatMap((row, y) => [y === 0 ? 0 : 2, ...row.map((value, at) => (value - (bytes[y - 1]?.[at] ?? 0) + 256) % 256)]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(filtered))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The colours of a PNG with a palette and without filters. */
function coloursOf(file: Buffer, width: number): number[][] {
  const dataOf = (type: string) => {
    const at = file.indexOf(type, 0, 'latin1');
    return file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4));
  };
  expect(dataOf('IHDR')[9]).toBe(3);
  const palette = dataOf('PLTE');
  const entries = [...inflateSync(dataOf('IDAT'))].filter((_, at) => at % (width + 1) !== 0);
  return entries.map((entry) => [...palette.subarray(entry * 3, entry * 3 + 3)]);
}

describe('pictures with a palette', () => {
  it('have the same colours while there are 256 at most', () => {
    const rows = Array.from({ length: 16 }, (_, y) => Array.from({ length: 16 }, (_, x): Colour => [x * 16, y * 16, 255 - x]));
    expect(coloursOf(withPalette(png(rows)), 16)).toEqual(rows.flat());
  });

  it('keep the frequent colours, and differ little in the others', () => {
    const rows = Array.from({ length: 64 }, (_, y) => Array.from({ length: 64 }, (_, x): Colour => (x < 32 ? [12, 34, 56] : [x * 4, 200, y])));
    const colours = coloursOf(withPalette(png(rows)), 64);
    const differences = rows.flat().map((colour, at) => Math.max(...colour.map((value, channel) => Math.abs(value - (colours[at]?.[channel] ?? 0)))));
    expect(Math.max(...differences)).toBeGreaterThan(0);
    expect(Math.max(...differences)).toBeLessThanOrEqual(12);
    expect(colours.filter((_, at) => at % 64 < 32).every((colour) => colour.join() === '12,34,56')).toBe(true);
  });

  it('remain as they are with too many colours, and when they have a palette', () => {
    const many = png(Array.from({ length: 32 }, (_, y) => Array.from({ length: 32 }, (_, x): Colour => [x * 8, y * 8, (x * y * 7) % 256])));
    expect(withPalette(many)).toBe(many);
    const small = withPalette(png([[[1, 2, 3]]]));
    expect(withPalette(small)).toBe(small);
  });
});
