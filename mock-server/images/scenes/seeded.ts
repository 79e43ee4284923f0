import { grounds } from '../palettes.ts';
import { bridge, houses, macauTower, quay, ruins, stairs } from '../parts/macau.ts';
import { type Motif, motifs } from '../parts/tiles.ts';
import { dice, type Palette, pick, place, type SvgContent } from '../svg.ts';
import { fullSpeed } from './full-speed.ts';
import { type Cut, compose, type Scene, type Stage, WATER } from './stage.ts';

type Landmark = (palette: Palette, motif: Motif, seed: string) => Scene;

/** A row of houses across the whole image, in pixels, and the land they stand on. */
const street = ({ width, scale }: Stage, waterline: number, [lowest, highest]: [number, number], seed: string, colour: string, lit?: string) => {
  const row = { from: -8, to: width, y: waterline, heights: [lowest * scale, highest * scale] as const, seed, colour };
  return houses(lit === undefined ? row : { ...row, lit }) + quay(0, width, waterline, 20 * scale, colour);
};

const ruinsInLight: Landmark = (palette, motif, seed) => ({
  palette,
  motif,
  light: { x: 0, y: 0, from: 150, step: 60, rings: 3 },
  behind: (stage, waterline) => street(stage, waterline, [16, 46], seed, 'var(--far)'),
  subject: () => place(`<g fill="var(--mid)">${stairs}</g>`, 0, WATER - 24, 1.9) + place(ruins('var(--wall)', 'var(--shade)'), 0, WATER - 24, 1.62),
});

const bridgeInSun: Landmark = (palette, motif, seed) => ({
  palette,
  motif,
  light: { x: 0, y: 60, from: 132, step: 60, rings: 3 },
  behind: (stage, waterline) => street(stage, waterline, [6, 20], seed, 'var(--far)'),
  subject: () => `<circle cy="60" r="112" fill="var(--lamp)"/>${place(bridge('var(--near)', 470), 0, WATER - 46, 1.9)}`,
});

const towerInRings: Landmark = (palette, motif, seed) => ({
  palette,
  motif,
  light: { x: 0, y: -112, from: 62, step: 58, rings: 4 },
  behind: (stage, waterline) => street(stage, waterline, [30, 92], seed, 'var(--far)'),
  subject: () =>
    place(macauTower('var(--wall)'), 0, WATER + 14, 1.42) +
    houses({ from: -260, to: 300, y: WATER, heights: [44, 74], seed: `near ${seed}`, colour: 'var(--mid)', lit: 'var(--lit)' }) +
    quay(-260, 320, WATER, 20, 'var(--mid)'),
});

const moonOverTown: Landmark = (palette, motif, seed) => ({
  palette,
  motif,
  light: { x: 70, y: -56, from: 84, step: 58, rings: 4 },
  behind: (stage, waterline) => street(stage, waterline, [70, 150], seed, 'var(--far)'),
  subject: () => {
    const row = (from: number, to: number, heights: [number, number], name: string, colour: string) =>
      houses({ from, to, y: WATER, heights, seed: `${name} ${seed}`, colour, lit: 'var(--lit)' });
    return `<circle cx="70" cy="-56" r="62" fill="var(--lamp)"/>${row(-250, 300, [48, 112], 'middle', 'var(--mid)')}${row(-200, 210, [18, 56], 'near', 'var(--near)')}${quay(-250, 330, WATER, 20, 'var(--mid)')}`;
  },
});

const landmarks: readonly [Landmark, ...Landmark[]] = [ruinsInLight, bridgeInSun, towerInRings, moonOverTown];

/** A banner for any name: the name decides ground, azulejo and landmark. One in five is the lighthouse. */
export function seededBanner(scene: string, cut: Cut): SvgContent {
  const roll = dice(scene);
  const [palette, motif] = [pick(roll(), grounds), pick(roll(), motifs)];
  return roll() < 0.2 ? fullSpeed(cut, palette, motif) : compose(pick(roll(), landmarks)(palette, motif, scene), cut);
}
