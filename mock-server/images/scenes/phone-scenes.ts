import { azul, jade, night, telha, withColours } from '../palettes.ts';
import { type Phone, phoneBack, phoneFront } from '../parts/phone.ts';
import { coin, exchangeArrows, simCard } from '../parts/things.ts';
import { place } from '../svg.ts';
import type { Scene, Stage } from './stage.ts';
import { town } from './town.ts';

/** A phone by its middle. */
const standing = (art: string, x: number, y: number, scale: number, degrees = 0) =>
  place(`<g transform="translate(-62 -126)">${art}</g>`, x, y, scale, degrees);

const vela: Phone = { camera: 'trio', finish: 'azul', wallpaper: 'rings' };

const coinColours = { light: { 'coin-edge': '#c77f10', 'coin-line': '#c77f10' }, dark: {} };

const behind = (stage: Stage, waterline: number) => town(stage, waterline);

/** One large phone rising from the sea; the rings of its wallpaper go on in gold tiles. */
export const vela12Pro: Scene = {
  palette: night,
  motif: 'flower',
  light: { x: 20, y: -10, from: 172, step: 60, rings: 3 },
  behind,
  subject: () => standing(phoneBack(vela, 'pb'), -66, 32, 1.5, -7) + standing(phoneFront(vela, 'pf'), 72, 46, 1.5, 5),
};

/** Three new phones side by side. */
export const phonesNew: Scene = {
  palette: azul,
  motif: 'circles',
  light: { x: 0, y: 10, from: 150, step: 64, rings: 3 },
  behind,
  subject: () =>
    standing(phoneBack({ camera: 'round', finish: 'jade', wallpaper: 'tiles' }, 'p1'), -132, 66, 1.22, -12) +
    standing(phoneBack({ camera: 'column', finish: 'sand', wallpaper: 'dunes' }, 'p2'), 132, 66, 1.22, 12) +
    standing(phoneFront({ camera: 'bar', finish: 'telha', wallpaper: 'arcs' }, 'p3'), 0, 46, 1.44),
};

/** An old phone goes, a new one comes, and coins come with it. */
export const phonesTradeIn: Scene = {
  palette: withColours(jade, coinColours),
  motif: 'lattice',
  light: { x: 0, y: 0, from: 206, step: 56, rings: 2 },
  behind,
  subject: () =>
    exchangeArrows(184) +
    standing(phoneBack({ camera: 'column', finish: 'ink', wallpaper: 'arcs' }, 'p1'), -78, 18, 0.98, -8) +
    standing(phoneFront({ camera: 'trio', finish: 'azul', wallpaper: 'rings' }, 'p2'), 76, 8, 1.2, 6) +
    place(coin(34, 'k', true), -28, 150) +
    place(coin(24, 'k', false), -84, 166) +
    place(coin(20, 'k', false), 142, -128),
};

/** A phone and the SIM card of a plan. */
export const phonesPlan: Scene = {
  palette: withColours(telha, coinColours),
  motif: 'circles',
  light: { x: 34, y: 0, from: 166, step: 60, rings: 3 },
  behind,
  subject: () => standing(phoneFront({ camera: 'trio', finish: 'paper', wallpaper: 'tiles' }, 'p1'), 44, 44, 1.56, 6) + place(simCard, -92, 62, 1.14, -12),
};

/** All six finishes in a row, as in a shop window. */
export const phonesMiddle: Scene = {
  palette: night,
  motif: 'circles',
  light: { x: 0, y: 40, from: 150, step: 64, rings: 3 },
  behind,
  subject: () => {
    const window: [Phone, string, number][] = [
      [{ camera: 'column', finish: 'ink', wallpaper: 'arcs' }, 'a', -214],
      [{ camera: 'round', finish: 'jade', wallpaper: 'tiles' }, 'b', 214],
      [{ camera: 'bar', finish: 'sand', wallpaper: 'dunes' }, 'c', -118],
      [{ camera: 'column', finish: 'telha', wallpaper: 'arcs' }, 'd', 118],
    ];
    const backs = window.map(([phone, id, x], index) => standing(phoneBack(phone, id), x, index < 2 ? 92 : 72, index < 2 ? 0.9 : 1.08));
    return backs.join('') + standing(phoneFront({ camera: 'trio', finish: 'azul', wallpaper: 'rings' }, 'e'), 0, 60, 1.36);
  },
};
