import { bridge, houses, macauTower, quay, ruins, stairs } from '../parts/macau.ts';
import { place } from '../svg.ts';
import type { Stage } from './stage.ts';

/** The town across the water, as the quiet depth behind a scene's subject: bridge, ruins, tower and houses. `lit` lights its windows. */
export function town(stage: Stage, waterline: number, lit?: string): string {
  const { x, scale } = stage;
  const at = (offset: number) => x + offset * scale;
  const row = { from: at(118), to: at(322), y: waterline, heights: [18 * scale, 54 * scale] as const, seed: 'praia grande', colour: 'var(--far)' };
  return (
    place(bridge('var(--far)', 420), at(-440), waterline - 14 * scale, scale) +
    place(macauTower(), at(214), waterline, scale) +
    houses(lit === undefined ? row : { ...row, lit }) +
    quay(at(118), at(340), waterline, 20 * scale) +
    place(stairs, at(-232), waterline - 14 * scale, 0.94 * scale) +
    place(ruins(), at(-232), waterline - 14 * scale, 0.94 * scale)
  );
}
