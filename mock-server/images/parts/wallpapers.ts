import { opacity } from '../svg.ts';
import { tile } from './tiles.ts';
import { waveBand } from './waves.ts';

export type Wallpaper = 'rings' | 'tiles' | 'dunes' | 'arcs';

/** Ground, main colour and highlight. */
export type WallpaperColours = readonly [string, string, string];

const RINGS = [150, 122, 95, 70, 47, 26];
const ARCS = [34, 58, 82, 106, 130];

/** Middle of the light in the wallpaper `rings`, in the coordinates of the phone. */
const RINGS_AT = { x: 110, y: 226 } as const;

const ground = (colour: string) => `<path d="M4 4H120V248H4Z" fill="${colour}"/>`;

/** The art of a wallpaper, 116 × 244 from 4,4; the phone cuts its corners. */
export function wallpaperArt(wallpaper: Wallpaper, [base, main, highlight]: WallpaperColours, id: string): string {
  if (wallpaper === 'rings') {
    const { x, y } = RINGS_AT;
    const rings = RINGS.map(
      (radius, index) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${index % 2 === 0 ? main : base}" opacity="${opacity(0.55 + index * 0.08)}"/>`,
    );
    return `${ground(base)}${rings.join('')}<circle cx="${x}" cy="${y}" r="12" fill="${highlight}"/>`;
  }
  if (wallpaper === 'tiles') {
    const once = `<g id="${id}t">${tile('flower', `${id}q`, highlight, highlight)}</g>`;
    const rows = [0.12, 0.28, 0.46, 0.64].map((strength, row) => {
      const places = [23, 62, 101].map((x) => `<use href="#${id}t" transform="translate(${x} ${117 + row * 39}) scale(.4875)"/>`);
      return `<g opacity="${strength}">${places.join('')}</g>`;
    });
    return `<defs>${once}</defs>${ground(main)}${rows.join('')}`;
  }
  if (wallpaper === 'dunes') {
    const dune = (y: number, colour: string, shift: number) => waveBand(124, y, 248, colour, { period: 90, amplitude: 14, shift });
    return `${ground(highlight)}<g opacity=".5">${dune(150, main, 0)}</g>${dune(178, main, 30)}${dune(206, base, 60)}<circle cx="86" cy="118" r="15" fill="${main}"/>`;
  }
  const arcs = ARCS.map((radius) => `<circle cx="4" cy="232" r="${radius}"/>`).join('');
  return `${ground(base)}<g fill="none" stroke="${main}" stroke-width="9">${arcs}</g><circle cx="4" cy="232" r="17" fill="${highlight}"/>`;
}
