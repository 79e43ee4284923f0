import { bodies, outline, place, round, type Shape, screenOf, type Wallpaper, wallpaperArt } from './phone-parts.ts';

export type Finish = 'azul' | 'sand' | 'ink' | 'telha' | 'jade' | 'paper';
/** How the lenses stand on the back. */
export type Camera = 'trio' | 'bar' | 'column' | 'round';

export interface Phone {
  camera: Camera;
  finish: Finish;
  shape: Shape;
}

interface FinishColours {
  /** The back where light falls on it, and the body. */
  lit: string;
  body: string;
  edge: string;
  /** Each colour has its own, so that a customer knows the colour from the front, too. */
  wallpaper: Wallpaper;
}

/** Size of the image of both sides, without the air around it. */
export const PAIR = { width: 208, height: 252 } as const;
/** How much of the back the front hides at least. */
const OVERLAP = 40;

/** Colours of each finish; `body` is also the dot in a colour selector. */
export const finishes: Readonly<Record<Finish, FinishColours>> = {
  azul: { lit: '#3b63d6', body: '#1f3f9e', edge: '#9db2ec', wallpaper: { art: 'rings', colours: ['#12245c', '#1b45c4', '#ffb224'] } },
  sand: { lit: '#efe3cf', body: '#d9c6a6', edge: '#fbf5ea', wallpaper: { art: 'dunes', colours: ['#7a4a1d', '#d98c2b', '#fff0d1'] } },
  ink: { lit: '#3a4257', body: '#1b2131', edge: '#7c869f', wallpaper: { art: 'arcs', colours: ['#0e1a33', '#24408c', '#9db6ff'] } },
  telha: { lit: '#d8674d', body: '#b23e27', edge: '#f3b6a6', wallpaper: { art: 'arcs', colours: ['#4a140a', '#c8452b', '#ffb224'] } },
  jade: { lit: '#a9d5c4', body: '#7fb7a3', edge: '#dff2ea', wallpaper: { art: 'tiles', colours: ['#0b3d33', '#0b7a5b', '#ddf5eb'] } },
  paper: { lit: '#f6f8fc', body: '#dbe2ee', edge: '#c9d3e3', wallpaper: { art: 'rings', colours: ['#1b45c4', '#9db6ff', '#ffffff'] } },
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

/** The lenses on a back of this width. */
export const cameras: Record<Camera, (colours: FinishColours, width: number) => string> = {
  trio: ({ body, edge }) =>
    `<rect x="10" y="10" width="56" height="56" rx="17" fill="${body}" stroke="${edge}" stroke-opacity=".6"/>` +
    lens(25.5, 25.5, 10.5) +
    lens(25.5, 50.5, 10.5) +
    lens(50.5, 38, 10.5) +
    flash(51, 20, 3.4) +
    microphone(51, 56),
  bar: ({ body, edge }, width) =>
    `<path d="M0 24H${width}V60H0Z" fill="${body}"/><path d="M0 24.5H${width}M0 59.5H${width}" stroke="${edge}" stroke-opacity=".6"/><rect x="12" y="29" width="66" height="26" rx="13" fill="${GLASS}"/>` +
    [26, 45, 64].map((x) => lens(x, 42, 9)).join('') +
    flash(width - 9, 42, 4),
  column: ({ body, edge }) =>
    [26, 54, 82].map((y) => `<circle cx="26" cy="${y}" r="13.5" fill="${body}" stroke="${edge}" stroke-opacity=".7"/>${lens(26, y, 11)}`).join('') +
    flash(50, 26, 3.6) +
    microphone(50, 54),
  round: ({ body, edge }, width) =>
    place(
      `<circle r="36" fill="${body}" stroke="${edge}" stroke-opacity=".7" stroke-width="1.5"/><circle r="31" fill="${GLASS}"/>` +
        [-12, 12].map((y) => lens(-12, y, 9) + lens(12, y, 9)).join('') +
        flash(0, 0, 2.4),
      width / 2,
      50,
    ),
};

/** The time on the lock screen, 10:28, as paths, independent of fonts. */
const DIGITS =
  'M30 46.5 34.5 43V62M51 52.5C51 46 48.5 43 45 43S39 46 39 52.5 41.5 62 45 62 51 59 51 52.5ZM66.5 48C66.5 45 69 43 72 43S77.8 45 77.8 48C77.8 52 70.5 56 66.5 62H78.3' +
  'M89.5 52C86.5 52 84.5 50.2 84.5 47.5S86.5 43 89.5 43 94.5 44.8 94.5 47.5 92.5 52 89.5 52ZM89.5 52C86 52 83.8 54 83.8 57S86 62 89.5 62 95.2 60 95.2 57 93 52 89.5 52Z';

const clock = (colour: string) =>
  `<path d="${DIGITS}" fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>` +
  `<path d="M58.8 49V49M58.8 58V58" stroke="${colour}" stroke-width="3.8" stroke-linecap="round"/>`;

/** The back. `id` makes its gradient unique among the phones of an image. */
export function phoneBack({ camera, finish, shape }: Phone, id: string): string {
  const colours = finishes[finish];
  const { back } = bodies[shape];
  const { width, height } = back;
  return (
    `<defs><linearGradient id="${id}g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${colours.lit}"/><stop offset="1" stop-color="${colours.body}"/></linearGradient>` +
    `<clipPath id="${id}c">${outline(back, 1.5)}</clipPath></defs>` +
    `${outline(back, 0, `fill="${colours.edge}"`)}<g clip-path="url(#${id}c)"><path d="M0 0H${width}V${height}H0Z" fill="url(#${id}g)"/>${cameras[camera](colours, width)}</g>` +
    outline(back, 2.5, 'fill="none" stroke="#fff" stroke-opacity=".22"')
  );
}

/** The front. `id` makes what it defines unique among the phones of an image. */
export function phoneFront({ camera, finish, shape }: Phone, id: string): string {
  const { edge, body, wallpaper } = finishes[finish];
  const { front, kind } = bodies[shape];
  const { x, y, width, height } = screenOf(shape);
  const words = wallpaper.art === 'dunes' ? wallpaper.colours[0] : '#fff';
  const middle = front.width / 2;
  const island = camera === 'trio' && kind === undefined;
  const eye = island
    ? `<rect x="${middle - 17}" y="12" width="34" height="9" rx="4.5" fill="${BEZEL}"/>`
    : `<circle cx="${middle}" cy="${kind === undefined ? 17 : 12}" r="${kind === undefined ? 4.5 : 2.5}" fill="${kind === undefined ? BEZEL : '#3a4257'}"/>`;
  const line = kind === undefined ? `<rect x="${middle - 16}" y="${front.height - 14}" width="32" height="2.5" rx="1.25" fill="${words}" opacity=".85"/>` : '';
  const small = kind === 'keys' ? 0.7 : 1;
  const lock = place(clock(words), middle - 62 * small, (y - 6) * small, small) + line;
  // The wallpaper keeps its lower right corner, where its light is.
  const zoom = round(Math.max(width / 112, height / 240) * 100) / 100;
  const art = `<g transform="translate(${round(x + width - 118 * zoom)} ${round(y + height - 246 * zoom)}) scale(${zoom})">${wallpaperArt(wallpaper, id)}</g>`;
  return (
    `<defs><clipPath id="${id}c"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${kind === undefined ? Math.max(3, front.radius - (front.cut ? 0 : 6)) : 4}"/></clipPath></defs>` +
    `${outline(front, 0, `fill="${edge}"`)}${outline(front, 1.5, `fill="${body}"`)}${outline(front, 2.5, `fill="${BEZEL}"`)}` +
    `<g clip-path="url(#${id}c)">${art}</g>${eye}${lock}${kind === undefined ? '' : below(kind, front)}`
  );
}

/** What is below a screen that does not fill the front: a home key, or the keys of a number pad. */
function below(kind: 'home' | 'keys', { width, height }: { width: number; height: number }): string {
  if (kind === 'home') return `<circle cx="${width / 2}" cy="${height - 19}" r="11" fill="none" stroke="#7c869f" stroke-width="2"/>`;
  const keys = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2].map(
      (column) => `<rect x="${12 + column * ((width - 24) / 3) + 2}" y="${height - 86 + row * 19}" width="${round((width - 24) / 3 - 4)}" height="13" rx="5"/>`,
    ),
  );
  return `<g fill="#3a4257">${keys.join('')}</g>`;
}

/** Back and front side by side on one ground, the front over the back: 208 × 252. */
export function phonePair(phone: Phone, id: string): string {
  const { back, front } = bodies[phone.shape];
  const overlap = Math.max(OVERLAP, back.width + front.width - PAIR.width);
  const left = (PAIR.width - back.width - front.width + overlap) / 2;
  return (
    place(phoneBack(phone, `${id}b`), left, PAIR.height - back.height) +
    place(phoneFront(phone, `${id}f`), left + back.width - overlap, PAIR.height - front.height)
  );
}
