import { place, round } from '../svg.ts';
import { type Wallpaper, type WallpaperColours, wallpaperArt } from './wallpapers.ts';

export type Finish = 'azul' | 'sand' | 'ink' | 'telha' | 'jade' | 'paper';
/** How the lenses stand on the back. */
export type Camera = 'trio' | 'bar' | 'column' | 'round';

export interface Phone {
  camera: Camera;
  finish: Finish;
  wallpaper: Wallpaper;
}

interface FinishColours {
  /** The back where light falls on it, and the body. */
  lit: string;
  body: string;
  edge: string;
  wallpaper: WallpaperColours;
}

/** Size of a phone in its own coordinates; 0,0 is the upper left corner. */
export const PHONE = { width: 124, height: 252 } as const;

/** Colours of each finish; `body` is also the dot in a colour selector. */
export const finishes: Readonly<Record<Finish, FinishColours>> = {
  azul: { lit: '#3b63d6', body: '#1f3f9e', edge: '#9db2ec', wallpaper: ['#12245c', '#1b45c4', '#ffb224'] },
  sand: { lit: '#efe3cf', body: '#d9c6a6', edge: '#fbf5ea', wallpaper: ['#7a4a1d', '#d98c2b', '#fff0d1'] },
  ink: { lit: '#3a4257', body: '#1b2131', edge: '#7c869f', wallpaper: ['#0e1a33', '#24408c', '#9db6ff'] },
  telha: { lit: '#d8674d', body: '#b23e27', edge: '#f3b6a6', wallpaper: ['#4a140a', '#c8452b', '#ffb224'] },
  jade: { lit: '#a9d5c4', body: '#7fb7a3', edge: '#dff2ea', wallpaper: ['#0b3d33', '#0b7a5b', '#ddf5eb'] },
  paper: { lit: '#f6f8fc', body: '#dbe2ee', edge: '#c9d3e3', wallpaper: ['#1b45c4', '#9db6ff', '#ffffff'] },
};

const GLASS = '#0c101b';
const BEZEL = '#070a12';

const lens = (x: number, y: number, radius: number) =>
  place(
    `<circle r="${radius}" fill="${GLASS}" stroke="#fff" stroke-opacity=".35" stroke-width="1.2"/><circle r="${round(radius * 0.58)}" fill="#1a2238"/>` +
      `<circle r="${round(radius * 0.26)}" fill="${GLASS}"/><circle cx="${round(radius * -0.3)}" cy="${round(radius * -0.32)}" r="${round(radius * 0.15)}" fill="#aebeff"/>`,
    x,
    y,
  );

const flash = (x: number, y: number, radius: number) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff4d6"/>`;
const microphone = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="2" fill="${GLASS}"/>`;

const cameras: Record<Camera, (colours: FinishColours) => string> = {
  trio: ({ body, edge }) =>
    `<rect x="10" y="10" width="56" height="56" rx="17" fill="${body}" stroke="${edge}" stroke-opacity=".6"/>` +
    lens(25.5, 25.5, 10.5) +
    lens(25.5, 50.5, 10.5) +
    lens(50.5, 38, 10.5) +
    flash(51, 20, 3.4) +
    microphone(51, 56),
  bar: ({ body, edge }) =>
    `<path d="M0 24H124V60H0Z" fill="${body}"/><path d="M0 24.5H124M0 59.5H124" stroke="${edge}" stroke-opacity=".6"/><rect x="18" y="29" width="66" height="26" rx="13" fill="${GLASS}"/>` +
    [32, 51, 70].map((x) => lens(x, 42, 9)).join('') +
    flash(98, 42, 4),
  column: ({ body, edge }) =>
    [26, 54, 82].map((y) => `<circle cx="26" cy="${y}" r="13.5" fill="${body}" stroke="${edge}" stroke-opacity=".7"/>${lens(26, y, 11)}`).join('') +
    flash(50, 26, 3.6) +
    microphone(50, 54),
  round: ({ body, edge }) =>
    `<circle cx="62" cy="50" r="36" fill="${body}" stroke="${edge}" stroke-opacity=".7" stroke-width="1.5"/><circle cx="62" cy="50" r="31" fill="${GLASS}"/>` +
    [38, 62].map((y) => lens(50, y, 9) + lens(74, y, 9)).join('') +
    flash(62, 50, 2.4),
};

/** The time on the lock screen, 10:28, as paths, independent of fonts. */
const DIGITS =
  'M30 46.5 34.5 43V62M51 52.5C51 46 48.5 43 45 43S39 46 39 52.5 41.5 62 45 62 51 59 51 52.5ZM66.5 48C66.5 45 69 43 72 43S77.8 45 77.8 48C77.8 52 70.5 56 66.5 62H78.3' +
  'M89.5 52C86.5 52 84.5 50.2 84.5 47.5S86.5 43 89.5 43 94.5 44.8 94.5 47.5 92.5 52 89.5 52ZM89.5 52C86 52 83.8 54 83.8 57S86 62 89.5 62 95.2 60 95.2 57 93 52 89.5 52Z';

const clock = (colour: string) =>
  `<path d="${DIGITS}" fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>` +
  `<path d="M58.8 49V49M58.8 58V58" stroke="${colour}" stroke-width="3.8" stroke-linecap="round"/>`;

/** The back. `id` makes its gradient unique among the phones of an image. */
export function phoneBack({ camera, finish }: Phone, id: string): string {
  const colours = finishes[finish];
  return (
    `<defs><linearGradient id="${id}g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${colours.lit}"/><stop offset="1" stop-color="${colours.body}"/></linearGradient>` +
    `<clipPath id="${id}c"><rect x="1.5" y="1.5" width="121" height="249" rx="24"/></clipPath></defs>` +
    `<rect width="124" height="252" rx="25.5" fill="${colours.edge}"/><g clip-path="url(#${id}c)"><path d="M0 0H124V252H0Z" fill="url(#${id}g)"/>${cameras[camera](colours)}</g>` +
    `<rect x="2.5" y="2.5" width="119" height="247" rx="23" fill="none" stroke="#fff" stroke-opacity=".22"/>`
  );
}

/** The front. `screen` replaces the lock screen with other art, 116 × 244 from 4,4. */
export function phoneFront({ camera, finish, wallpaper }: Phone, id: string, screen?: string): string {
  const { edge, body, wallpaper: colours } = finishes[finish];
  const words = wallpaper === 'dunes' || (wallpaper === 'tiles' && finish === 'paper') ? colours[0] : '#fff';
  const eye = camera === 'trio' ? `<rect x="45" y="12" width="34" height="9" rx="4.5" fill="${BEZEL}"/>` : `<circle cx="62" cy="17" r="4.5" fill="${BEZEL}"/>`;
  const lock = screen === undefined ? `${clock(words)}<rect x="46" y="238" width="32" height="2.5" rx="1.25" fill="${words}" opacity=".85"/>` : '';
  return (
    `<defs><clipPath id="${id}c"><rect x="6" y="6" width="112" height="240" rx="19.5"/></clipPath></defs>` +
    `<rect width="124" height="252" rx="25.5" fill="${edge}"/><rect x="1.5" y="1.5" width="121" height="249" rx="24" fill="${body}"/><rect x="2.5" y="2.5" width="119" height="247" rx="23" fill="${BEZEL}"/>` +
    `<g clip-path="url(#${id}c)">${screen ?? wallpaperArt(wallpaper, colours, id)}</g>${eye}${lock}`
  );
}

/** Back and front, the front 84 to the right over the back: 208 × 252. */
export function phonePair(phone: Phone, id: string): string {
  return phoneBack(phone, `${id}b`) + place(phoneFront(phone, `${id}f`), 84, 0);
}
