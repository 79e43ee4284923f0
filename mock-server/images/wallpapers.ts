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
