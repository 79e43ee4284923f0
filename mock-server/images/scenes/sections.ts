import { pagoda, seoulTower } from '../parts/abroad.ts';
import { beam } from '../parts/beam.ts';
import { lighthouse } from '../parts/lighthouse.ts';
import { bridge, houses, macauTower, quay, ruins, stairs } from '../parts/macau.ts';
import { tilePattern } from '../parts/tiles.ts';
import { place } from '../svg.ts';
import { rings, SECTION, type Subject, signal, water } from './section-frame.ts';

/** Section images of places: each renders a place on a given ground. */

const W = SECTION.width;

const shutters = [
  [-58, -58],
  [22, -58],
] as const;

/** The Sai Van bridge before a setting sun. */
export const bridgeAtSunset: Subject = (palette, motif) => ({
  palette,
  motif,
  tile: { x: 32, y: -10 },
  body: `<circle cx="192" cy="130" r="66" fill="var(--sun)"/>${place(bridge('var(--near)'), 192, 176, 1.25)}${water(186)}`,
});

/** The Macau Tower sends over the roofs. */
export const tower: Subject = (palette, motif, seed) => ({
  palette,
  motif,
  tile: { y: -18 },
  body: `${rings(288, 40, 40, 40, 5)}${place(macauTower('var(--wall)'), 288, 242, 0.92)}${houses({ from: 0, to: W, y: 242, heights: [40, 66], seed: `roofs ${seed}`, colour: 'var(--mid)', lit: 'var(--lit)' })}`,
});

/** A house of the old town with its own network. */
export const home: Subject = (palette, motif, seed) => ({
  palette,
  motif,
  tile: { size: 48, x: 0, y: -2 },
  body:
    houses({ from: -6, to: W, y: 206, heights: [26, 74], seed: `street ${seed}`, colour: 'var(--far)' }) +
    quay(0, W, 206, 40) +
    place(
      '<path d="M-80 0V-92H80V0Z" fill="#f0b64a"/><path d="M-92-90 0-136 92-90 84-80H-84Z" fill="var(--roof)"/><path d="M0-136 92-90 84-80H40Z" fill="var(--roof-dark)"/><path d="M-80-80H80V-74H-80ZM-80-6H80V0H-80ZM-80-76H-74V0H-80ZM74-76H80V0H74Z" fill="var(--wall)"/>' +
        `<path d="M-15 0V-40a15 15 0 0 1 30 0V0Z" fill="var(--wall)"/><path d="M-11 0V-40a11 11 0 0 1 22 0V0Z" fill="#7c2414"/>${shutters.map(([x, y]) => `<path d="M${x} ${y}h36v40h-36Z" fill="var(--wall)"/><path d="M${x + 3} ${y + 3}h14v34h-14ZM${x + 19} ${y + 3}h14v34h-14Z" fill="#0b7a5b"/>`).join('')}<circle cy="-104" r="10" fill="var(--wall)"/><circle cy="-104" r="7" fill="var(--lamp)"/>`,
      192,
      206,
    ) +
    signal(192, 62, 17, 'var(--mark)') +
    water(212),
});

/** The ruins of St Paul's in full light. */
export const facade: Subject = (palette, motif, seed) => ({
  palette,
  motif,
  tile: { size: 48, x: -24, y: -4 },
  body:
    rings(192, 116, 84, 34, 5) +
    houses({ from: -4, to: W, y: 214, heights: [14, 48], seed: `behind the ruins ${seed}`, colour: 'var(--far)' }) +
    quay(0, W, 214, 30) +
    place(`<g fill="var(--mid)">${stairs}</g>`, 192, 206, 1.06) +
    place(ruins('var(--wall)', 'var(--shade)'), 192, 206, 0.94),
});

/** Lit windows along the water at night. */
export const waterfront: Subject = (palette, motif, seed) => ({
  palette,
  motif,
  tile: { size: 48 },
  body:
    '<circle cx="300" cy="62" r="34" fill="var(--sun)"/>' +
    rings(300, 62, 52, 26, 4) +
    houses({ from: -4, to: W, y: 206, heights: [60, 118], seed: `far ${seed}`, colour: 'var(--far)' }) +
    houses({ from: -10, to: W, y: 206, heights: [26, 78], seed: `near ${seed}`, colour: 'var(--mid)', lit: 'var(--lit)' }) +
    quay(0, W, 206, 30, 'var(--mid)') +
    water(210),
});

/** From the lighthouse of Macau to places abroad. */
export const journey: Subject = (palette, motif) => ({
  palette,
  motif,
  tile: { size: 64, x: 12, y: 4 },
  body:
    '<circle cx="236" cy="132" r="50" fill="var(--sun)"/>' +
    rings(236, 132, 68, 30, 5) +
    quay(186, W, 204, 30) +
    place(seoulTower('var(--far)'), 248, 206, 0.8) +
    place(pagoda('var(--mid)'), 318, 206, 0.92) +
    '<path d="M20 218C34 196 92 196 110 218Z" fill="var(--near)"/>' +
    place(lighthouse({ withChapel: false }), 64, 96, 0.46) +
    '<path d="M80 92C120 18 230 4 312 54" fill="none" stroke="var(--wall)" stroke-width="3.5" stroke-linecap="round" stroke-dasharray=".1 9"/><circle cx="318" cy="58" r="9" fill="none" stroke="var(--wall)" stroke-width="3"/><circle cx="318" cy="58" r="3.5" fill="var(--wall)"/>' +
    water(208),
});

/** The lighthouse alone, near. */
export const light: Subject = (palette, motif, seed) => {
  const lamp = { x: 108, y: 78, from: 30, step: 52, rings: 6 };
  const tile = { size: 48, x: lamp.x - 24, y: lamp.y - 24 };
  return {
    palette,
    motif,
    tile,
    defs: tilePattern('g', motif, { ...tile, colour: 'var(--lamp)', heartColour: 'var(--lamp-core)' }),
    body:
      beam(lamp, -17, 17, 'g') +
      beam({ ...lamp, rings: 2 }, 163, 197, 'g') +
      houses({ from: 150, to: W, y: 212, heights: [16, 46], seed: `shore ${seed}`, colour: 'var(--far)' }) +
      quay(150, W, 212, 30) +
      '<path d="M-10 240C10 206 40 196 70 196H150C190 198 210 220 230 240Z" fill="var(--near)"/>' +
      place(lighthouse({ withChapel: false }), lamp.x, lamp.y, 0.52) +
      water(214),
  };
};
