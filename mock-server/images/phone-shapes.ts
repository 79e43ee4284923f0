import { round } from './svg.ts';

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
