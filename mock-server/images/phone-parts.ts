/** Outlines of phones: no two models of the seed have the same shape and camera. */
export type Shape = 'classic' | 'wide' | 'tall' | 'soft' | 'sharp' | 'compact' | 'small' | 'tough' | 'fold' | 'flip' | 'home' | 'keys';

/** Size in the coordinates of the phone; 0,0 is the upper left corner. */
interface Body {
  width: number;
  height: number;
  radius: number;
  /** Corners are cut straight. */
  cut?: true;
}

interface Bodies {
  back: Body;
  front: Body;
  /** What a screen leaves room for that does not fill the front. */
  kind?: 'home' | 'keys';
}

const both = (width: number, height: number, radius: number): Bodies => ({ back: { width, height, radius }, front: { width, height, radius } });

export const bodies: Readonly<Record<Shape, Bodies>> = {
  classic: both(124, 252, 25.5),
  wide: both(132, 252, 20),
  tall: both(108, 252, 16),
  soft: both(122, 242, 42),
  sharp: both(120, 248, 6),
  compact: both(108, 220, 26),
  small: both(94, 192, 14),
  tough: { back: { width: 130, height: 250, radius: 20, cut: true }, front: { width: 130, height: 250, radius: 20, cut: true } },
  fold: { back: { width: 96, height: 208, radius: 12 }, front: { width: 160, height: 208, radius: 12 } },
  flip: { back: { width: 116, height: 124, radius: 22 }, front: { width: 112, height: 252, radius: 22 } },
  home: { ...both(122, 232, 18), kind: 'home' },
  keys: { ...both(92, 200, 22), kind: 'keys' },
};

/** The outline, smaller by `inset` on every side. */
export function outline({ width, height, radius, cut }: Body, inset: number, attributes = ''): string {
  const [right, bottom] = [width - inset, height - inset];
  if (!cut) return `<rect x="${inset}" y="${inset}" width="${right - inset}" height="${bottom - inset}" rx="${Math.max(2, radius - inset)}" ${attributes}/>`;
  const corner = round(radius - inset * 0.4);
  return `<path d="M${inset + corner} ${inset}H${right - corner}L${right} ${inset + corner}V${bottom - corner}L${right - corner} ${bottom}H${inset + corner}L${inset} ${bottom - corner}V${inset + corner}Z" ${attributes}/>`;
}

/** Place of the screen on the front. */
export function screenOf(shape: Shape): { x: number; y: number; width: number; height: number } {
  const { front, kind } = bodies[shape];
  const top = kind === undefined ? 6 : 22;
  const bottom = kind === undefined ? 6 : kind === 'home' ? 38 : 94;
  return { x: 6, y: top, width: front.width - 12, height: front.height - top - bottom };
}

/** Art of a phone's screen, and its colours: ground, main colour and highlight. */
export interface Wallpaper {
  art: 'rings' | 'tiles' | 'dunes' | 'arcs';
  colours: readonly [string, string, string];
}

/** Radius and opacity of each ring, the largest first. */
const RINGS = [
  [150, 0.55],
  [122, 0.63],
  [95, 0.71],
  [70, 0.79],
  [47, 0.87],
  [26, 0.95],
] as const;
const ARCS = [34, 58, 82, 106, 130];

const ground = (colour: string) => `<path d="M4 4H120V248H4Z" fill="${colour}"/>`;

/** An azulejo with a star flower, 80 × 80 around 0,0. The quarter is written once and used four times under `id`. */
function tile(id: string, colour: string): string {
  const quarter =
    `<g id="${id}"><path d="M4 4C6 17 13 24 25 25 24 13 17 6 4 4ZM0-5C5-10 5-17 0-24-5-17-5-10 0-5ZM40-8 33 0 40 8ZM40 32a8 8 0 0 0-8 8H40Z"/>` +
    `<g fill="none" stroke="${colour}" stroke-width="1.25"><path d="M40 21A19 19 0 0 0 21 40M40 26A14 14 0 0 0 26 40M33 0 21-12M33 0 21 12M9.5 9.5 20 20"/></g></g>`;
  const turns = [90, 180, 270].map((degrees) => `<use href="#${id}" transform="rotate(${degrees})"/>`).join('');
  return `<g fill="${colour}">${quarter}${turns}</g><circle r="3" fill="${colour}"/>`;
}

/** A wave with flat crests, as in the paving of Senado Square, filled down to the lower edge. */
function dune(y: number, colour: string, shift: number): string {
  const waves = 'c22.5 0 22.5 -28 45 -28s22.5 28 45 28'.repeat(Math.ceil((124 + shift) / 90) + 1);
  return `<path d="M${-shift} ${y + 14}${waves}V248H${-shift}Z" fill="${colour}"/>`;
}

/** The art of a wallpaper, 116 × 244 from 4,4; the phone cuts its corners. */
export function wallpaperArt({ art, colours: [base, main, highlight] }: Wallpaper, id: string): string {
  if (art === 'rings') {
    const rings = RINGS.map(
      ([radius, opacity], index) => `<circle cx="110" cy="226" r="${radius}" fill="${index % 2 === 0 ? main : base}" opacity="${opacity}"/>`,
    );
    return `${ground(base)}${rings.join('')}<circle cx="110" cy="226" r="12" fill="${highlight}"/>`;
  }
  if (art === 'tiles') {
    const rows = [0.12, 0.28, 0.46, 0.64].map((strength, row) => {
      const places = [23, 62, 101].map((x) => `<use href="#${id}t" transform="translate(${x} ${117 + row * 39}) scale(.4875)"/>`);
      return `<g opacity="${strength}">${places.join('')}</g>`;
    });
    return `<defs><g id="${id}t">${tile(`${id}q`, highlight)}</g></defs>${ground(main)}${rows.join('')}`;
  }
  if (art === 'dunes')
    return `${ground(highlight)}<g opacity=".5">${dune(150, main, 0)}</g>${dune(178, main, 30)}${dune(206, base, 60)}<circle cx="86" cy="118" r="15" fill="${main}"/>`;
  const arcs = ARCS.map((radius) => `<circle cx="4" cy="232" r="${radius}"/>`).join('');
  return `${ground(base)}<g fill="none" stroke="${main}" stroke-width="9">${arcs}</g><circle cx="4" cy="232" r="17" fill="${highlight}"/>`;
}

/** Helpers of drawn images: number formats and placed content. */

/** Rounds a number to so many decimals. */
export function round(value: number, decimals = 1): number {
  const unit = 10 ** decimals;
  return Math.round(value * unit) / unit;
}

/** Translates and scales SVG content. */
export function place(content: string, x: number, y: number, scale = 1): string {
  const size = scale === 1 ? '' : ` scale(${round(scale, 2)})`;
  return `<g transform="translate(${round(x)} ${round(y)})${size}">${content}</g>`;
}
