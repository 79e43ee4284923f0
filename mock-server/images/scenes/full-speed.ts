import { azul, withColours, wordGround } from '../palettes.ts';
import type { Light } from '../parts/beam.ts';
import { LAMP_HEIGHT, lighthouse, terrace } from '../parts/lighthouse.ts';
import { bridge, houses, macauTower, ruins, stairs, trees } from '../parts/macau.ts';
import type { Motif } from '../parts/tiles.ts';
import { waveField } from '../parts/waves.ts';
import { type Palette, place, round, type SvgContent } from '../svg.ts';
import { backdrop, type Cut, goldBeam, outflow, stages } from './stage.ts';

interface View {
  width: number;
  height: number;
  tile: number;
  calmColumns: number;
  /** The lamp, and how large the lighthouse is. */
  x: number;
  y: number;
  scale: number;
  waterline: number;
  light: { from: number; step: number; rings: number };
  circles: number;
  waves: { period: number; amplitude: number; spacing: number };
  /** Everything on the other side of the water. */
  town: (waterline: number) => string;
  /** The hill under the lighthouse, with its trees; `foot` is where the terrace stands. */
  hill: (view: View, foot: number) => string;
}

const farHouses = (from: number, to: number, y: number, heights: [number, number]) =>
  houses({ from, to, y, heights, seed: 'praia grande', colour: 'var(--far)' });

const wide: View = {
  ...stages.wide,
  x: 1000,
  y: 146,
  scale: 1,
  waterline: 416,
  light: { from: 50, step: 80, rings: 5 },
  circles: 14,
  town: (sea) =>
    place(bridge('var(--far)', 360), 500, sea - 14) +
    place(macauTower(), 806, sea, 1.02) +
    farHouses(730, 880, sea, [18, 52]) +
    place(stairs, 674, sea - 16) +
    place(ruins(), 674, sea - 16, 0.94),
  hill: ({ x }, foot) =>
    trees(
      [
        [716, 470],
        [744, 452],
        [768, 428],
        [790, 404],
        [808, 390],
      ],
      'west slope',
    ) +
    trees(
      [
        [1086, 384],
        [1140, 386],
        [1180, 396],
        [1210, 412],
      ],
      'east slope',
    ) +
    `<path d="M676 480C744 470 764 440 786 412 800 396 806 388 822 ${foot + 4}H${x + 80}C1130 384 1166 396 1200 420V480Z" fill="var(--near)"/>`,
};

const narrowTown = (sea: number) =>
  place(bridge('var(--far)', 380), 40, sea - 8, 0.55) +
  place(macauTower(), 182, sea, 0.6) +
  farHouses(140, 250, sea, [12, 34]) +
  place(stairs, 113, sea - 9, 0.52) +
  place(ruins(), 113, sea - 9, 0.52);

const narrowHill = ({ x, width, height }: View, foot: number) =>
  trees(
    [
      [x - 136, 222],
      [x - 124, 206],
      [x - 110, 196],
    ],
    'west slope',
  ) +
  trees(
    [
      [x + 52, 192],
      [x + 70, 192],
      [width + 6, 200],
    ],
    'east slope',
  ) +
  `<path d="M${x - 180} ${height}C${x - 132} 230 ${x - 128} 200 ${x - 100} ${foot + 2}H${x + 46}L${width} 204V${height}Z" fill="var(--near)"/>`;

const phone: View = {
  ...stages.phone,
  x: 274,
  y: 60,
  scale: 0.56,
  waterline: 204,
  light: { from: 32, step: 44, rings: 5 },
  circles: 9,
  town: narrowTown,
  hill: narrowHill,
};

const section: View = { ...phone, width: 384, x: 290 };

const popup: View = {
  ...stages.popup,
  x: 386,
  y: 286,
  scale: 1.32,
  waterline: 624,
  light: { from: 66, step: 80, rings: 5 },
  circles: 12,
  town: (sea) =>
    place(bridge('var(--far)', 420), 30, sea - 12, 1.1) +
    place(macauTower(), 206, sea, 1.35) +
    farHouses(130, 320, sea, [24, 64]) +
    place(stairs, 88, sea - 22) +
    place(ruins(), 88, sea - 22),
  hill: ({ x, waves }, foot) =>
    trees(
      [
        [70, 700],
        [96, 668],
        [118, 640],
        [140, 616],
      ],
      'west slope',
    ) +
    trees(
      [
        [512, 606],
        [556, 608],
        [610, 620],
      ],
      'east slope',
    ) +
    `<path d="M40 740C90 716 110 676 140 640 152 622 156 612 172 ${foot + 6}H${x + 110}C532 604 566 608 600 620V740Z" fill="var(--near)"/>` +
    waveField(600, 690, 800, waves.spacing, ['var(--sea)', 'var(--swell)'], { ...waves, shift: 40 }),
};

const views: Record<Cut | 'section', View> = { wide, phone, section, popup };

/** The lighthouse over Macau: its beam turns blue tiles gold. The home page's first banner and the image of the 5G plans. */
export function fullSpeed(cut: Cut | 'section', palette: Palette = azul, motif: Motif = 'flower'): SvgContent {
  const view = views[cut];
  const { x, y, scale, waterline, width, height, waves } = view;
  const light: Light = { x, y, ...view.light };
  const ground = backdrop(view, motif, light, view.circles);
  const foot = round(y + LAMP_HEIGHT * scale);
  return {
    width,
    height,
    keep: 'xMaxYMax',
    palette: withColours(palette, wordGround),
    defs: ground.defs,
    body:
      ground.body +
      goldBeam(light, 165, 195) +
      goldBeam(light, -15, 15) +
      view.town(waterline) +
      waveField(width, waterline + 8, height, waves.spacing, ['var(--sea)', 'var(--swell)'], waves) +
      view.hill(view, foot) +
      place(lighthouse() + terrace, x, y, scale) +
      (cut === 'phone' ? outflow(width, height) : ''),
  };
}
