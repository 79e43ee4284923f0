import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const RGB = 2;
const MAX_COLOURS = 256;
/** Steps by which a channel may differ, the smallest first. The largest is still equal under the threshold of the comparison. */
const TOLERANCES = [0, 2, 4, 6, 8, 10, 12];

interface Chunk {
  type: string;
  data: Buffer;
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at < png.length; at += 12 + png.readUInt32BE(at)) {
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + png.readUInt32BE(at)) });
  }
  return chunks;
}

function written({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** What a filter of PNG foresees from the pixels to the left, above, and above to the left. */
function foreseen(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Colours of the pixels, row by row, of an image with 3 bytes a pixel. */
function pixelsOf(rows: Buffer, width: number, height: number): Uint32Array {
  const stride = width * 3;
  const bytes = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = rows[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const [left, up, corner] = [x < 3 ? 0 : bytes[at - 3], y === 0 ? 0 : bytes[at - stride], x < 3 || y === 0 ? 0 : bytes[at - stride - 3]];
      bytes[at] = (rows[at + y + 1] ?? 0) + foreseen(filter, left ?? 0, up ?? 0, corner ?? 0);
    }
  }
  return Uint32Array.from(
    { length: width * height },
    (_, pixel) => (bytes[pixel * 3] ?? 0) * 0x10000 + (bytes[pixel * 3 + 1] ?? 0) * 0x100 + (bytes[pixel * 3 + 2] ?? 0),
  );
}

const near = (a: number, b: number, tolerance: number) =>
  Math.abs((a >> 16) - (b >> 16)) <= tolerance && Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)) <= tolerance && Math.abs((a & 255) - (b & 255)) <= tolerance;

/** A palette, most frequent colours first and exact, and the entry of each colour; undefined when it would have too many entries. */
function paletteOf(colours: readonly number[], tolerance: number): { palette: number[]; entries: Map<number, number> } | undefined {
  const palette: number[] = [];
  const entries = new Map<number, number>();
  for (const colour of colours) {
    let entry = palette.findIndex((candidate) => near(candidate, colour, tolerance));
    if (entry === -1) entry = palette.push(colour) - 1;
    if (palette.length > MAX_COLOURS) return undefined;
    entries.set(colour, entry);
  }
  return { palette, entries };
}

/** The same picture with a palette, which takes a third of the bytes; as it is when it has one already, or too many colours for one. */
export function withPalette(png: Buffer): Buffer {
  const chunks = chunksOf(png);
  const header = chunks[0]?.data;
  if (header === undefined || header[9] !== RGB) return png;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const pixels = pixelsOf(inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))), width, height);
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const colours = [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
  for (const tolerance of TOLERANCES) {
    const found = paletteOf(colours, tolerance);
    if (found === undefined) continue;
    const rows = Buffer.alloc((width + 1) * height);
    for (const [at, pixel] of pixels.entries()) rows[at + Math.floor(at / width) + 1] = found.entries.get(pixel) ?? 0;
    const indexed = Buffer.from(header);
    indexed[9] = 3;
    return Buffer.concat([
      SIGNATURE,
      written({ type: 'IHDR', data: indexed }),
      written({ type: 'PLTE', data: Buffer.from(found.palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])) }),
      written({ type: 'IDAT', data: deflateSync(rows, { level: 9, memLevel: 9 }) }),
      written({ type: 'IEND', data: Buffer.alloc(0) }),
    ]);
  }
  return png;
}
