/** Helpers of all images: number formats, circles, a seeded random generator, and the SVG document. */

/** Colours of one theme by custom property name, without the dashes. */
export type Colours = Readonly<Record<string, string>>;

/** Colours of an image; `dark` overrides them in the dark theme. */
export interface Palette {
  light: Colours;
  dark: Colours;
}

/** SVG content before it is wrapped into a document. Colours are `var(--name)` of the palette. */
export interface SvgContent {
  width: number;
  height: number;
  /** Upper left corner of the view box; 0,0 by default. */
  origin?: readonly [number, number];
  /** Which part stays when the box has another shape (SVG `preserveAspectRatio`). */
  keep?: 'xMaxYMax' | 'xMidYMid' | 'xMidYMax';
  palette: Palette;
  defs?: string;
  body: string;
}

/** Formats a number with at most one decimal. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Formats an opacity with at most two decimals. */
export function opacity(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Point on a circle; 0° is to the right, 90° is down. */
export function polar(x: number, y: number, radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(x + radius * Math.cos(angle)), round(y + radius * Math.sin(angle))];
}

/** Translates, scales and rotates SVG content. */
export function place(content: string, x: number, y: number, scale = 1, degrees = 0): string {
  const turn = degrees === 0 ? '' : ` rotate(${round(degrees)})`;
  const size = scale === 1 ? '' : ` scale(${opacity(scale)})`;
  return `<g transform="translate(${round(x)} ${round(y)})${turn}${size}">${content}</g>`;
}

/** Seeded random numbers from 0 up to, not including, 1 (FNV-1a into a linear congruential generator). */
export function dice(name: string): () => number {
  let state = 2166136261;
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

export function pick<T>(roll: number, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(roll * choices.length)] ?? choices[0];
}

const declarations = (colours: Colours, used: (name: string) => boolean) =>
  Object.entries(colours)
    .filter(([name]) => used(name))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/**
 * A self-contained document for `<img>`: it declares the colours that it uses and follows `prefers-color-scheme`.
 */
export function svgDocument({ width, height, origin = [0, 0], keep = 'xMidYMid', palette, defs = '', body }: SvgContent): string {
  const used = (name: string) => body.includes(`var(--${name})`) || defs.includes(`var(--${name})`);
  const dark = declarations(palette.dark, used);
  const style = `:root{${declarations(palette.light, used)}}${dark === '' ? '' : `@media(prefers-color-scheme:dark){:root{${dark}}}`}`;
  const box = `viewBox="${origin[0]} ${origin[1]} ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="${keep} slice"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><style>${style}</style>${defs === '' ? '' : `<defs>${defs}</defs>`}${body}</svg>`;
}
