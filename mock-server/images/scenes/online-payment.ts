import { jade, withColours } from '../palettes.ts';
import { coin, receipt, seal } from '../parts/things.ts';
import { place } from '../svg.ts';
import type { Scene } from './stage.ts';
import { town } from './town.ts';

/** Paying online: a receipt with its seal, and the points it brings as coins. */
export const onlinePayment: Scene = {
  palette: withColours(jade, { light: { stamp: '#1b45c4', seal: '#1b45c4', 'coin-edge': '#c77f10', 'coin-line': '#c77f10' }, dark: { stamp: '#2f55c4' } }),
  motif: 'lattice',
  light: { x: 8, y: 10, from: 178, step: 54, rings: 3 },
  behind: (stage, waterline) => town(stage, waterline, 'var(--lit)'),
  subject: () =>
    place(receipt('r'), 12, 4, 1.14, 5) +
    place(seal, 112, -112, 1.1, 5) +
    place(coin(58, 'k', true), -122, 126, 1, -8) +
    place(coin(34, 'k', false), -186, 78, 1, 12) +
    place(coin(26, 'k', false), 148, 156, 1, 10),
};
