import { opacity, round } from '../svg.ts';

/** Which azulejo: star flower, interlaced circles, quatrefoil lattice, compass. */
export type Motif = 'flower' | 'circles' | 'lattice' | 'compass';

/** All motifs, for the seeded images. */
export const motifs: readonly [Motif, ...Motif[]] = ['flower', 'circles', 'lattice', 'compass'];

/** Length of a tile's side in its own units. */
const TILE = 80;

interface Quarter {
  /** Filled shapes of the quarter between 0° and 90°, around the tile's middle. */
  solid: string;
  line: string;
  /** Radius of the heart in the middle. */
  heart: number;
}

/** One quarter of a tile; three rotations of it make the tile. */
const quarters: Record<Motif, Quarter> = {
  flower: {
    solid: '<path d="M4 4C6 17 13 24 25 25 24 13 17 6 4 4ZM0-5C5-10 5-17 0-24-5-17-5-10 0-5ZM40-8 33 0 40 8ZM40 32a8 8 0 0 0-8 8H40Z"/>',
    line: '<path d="M40 21A19 19 0 0 0 21 40M40 26A14 14 0 0 0 26 40M33 0 21-12M33 0 21 12M9.5 9.5 20 20"/>',
    heart: 3,
  },
  circles: {
    solid: '<path d="M0 0C10-8 10-30 0-40-10-30-10-8 0 0Z" opacity=".55"/><path d="M40 30A10 10 0 0 0 30 40H40ZM20 11 29 20 20 29 11 20Z"/>',
    line: '<path d="M0 0C14-10 14-32 0-40M0 0C-14-10-14-32 0-40"/><circle cx="20" cy="20" r="13"/>',
    heart: 4,
  },
  lattice: {
    solid: '<path d="M0-6A10 10 0 1 1 0-26 10 10 0 1 1 0-6Z" opacity=".55"/><path d="M40 24C34 26 26 34 24 40H30C32 36 36 32 40 30ZM40 36 36 40H40Z"/>',
    line: '<path d="M0-40 40 0M6-40 40-6M0-34-34 0"/>',
    heart: 5,
  },
  compass: {
    solid: '<path d="M0 0 7-13 0-36-7-13ZM40 27A13 13 0 0 0 27 40H32A8 8 0 0 1 40 32Z"/><path d="M0 0 13 7 22 22 7 13Z" opacity=".55"/>',
    line: '<path d="M40 20A20 20 0 0 0 20 40M0-36 40-40M0-36-40-40"/>',
    heart: 3.5,
  },
};

/** One tile, 80 × 80 around 0,0, in `colour` with a heart in `heartColour`. The quarter is written once and used four times under `id`. */
export function tile(motif: Motif, id: string, colour = 'var(--tile)', heartColour = 'var(--heart)'): string {
  const { solid, line, heart } = quarters[motif];
  const quarter = `<g id="${id}">${solid}<g fill="none" stroke="${colour}" stroke-width="1.25">${line}</g></g>`;
  const turns = [90, 180, 270].map((degrees) => `<use href="#${id}" transform="rotate(${degrees})"/>`).join('');
  return `<g fill="${colour}">${quarter}${turns}</g><circle r="${heart}" fill="${heartColour}"/>`;
}

/** How a field of tiles is laid. */
interface Laying {
  /** Side of a tile in pixels. */
  size: number;
  /** A corner of one tile. */
  x?: number;
  y?: number;
  colour?: string;
  heartColour?: string;
  /** Whether the joints between the tiles show. */
  joints?: boolean;
}

/** A `<pattern>` that paints a field of tiles. */
export function tilePattern(id: string, motif: Motif, { size, x = 0, y = 0, colour, heartColour, joints = false }: Laying): string {
  const joint = joints ? `<path d="M-40-40H40M-40-40V40" stroke="${colour ?? 'var(--tile)'}" stroke-width=".75" opacity=".6"/>` : '';
  const lay = `scale(${opacity(size / TILE)}) translate(40 40)`;
  return `<pattern id="${id}" width="${size}" height="${size}" x="${round(x)}" y="${round(y)}" patternUnits="userSpaceOnUse"><g transform="${lay}">${tile(motif, `${id}q`, colour, heartColour)}${joint}</g></pattern>`;
}
