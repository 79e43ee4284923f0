import { opacity, polar, round } from '../svg.ts';

/** Where light comes from and how it spreads: stepped rings, never a gradient. */
export interface Light {
  x: number;
  y: number;
  /** Radius at which the first ring starts, in pixels. */
  from: number;
  /** Width of a ring, in pixels. */
  step: number;
  rings: number;
}

function ringPath(light: Light, index: number, start: number, end: number): string {
  const inner = round(light.from + index * light.step);
  const outer = round(inner + light.step);
  if (end - start >= 360) {
    const circle = (radius: number) =>
      `M${round(light.x - radius)} ${light.y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
    return circle(outer) + circle(inner);
  }
  const [x1, y1] = polar(light.x, light.y, outer, start);
  const [x2, y2] = polar(light.x, light.y, outer, end);
  const [x3, y3] = polar(light.x, light.y, inner, end);
  const [x4, y4] = polar(light.x, light.y, inner, start);
  return `M${x1} ${y1}A${outer} ${outer} 0 0 1 ${x2} ${y2}L${x3} ${y3}A${inner} ${inner} 0 0 0 ${x4} ${y4}Z`;
}

function edgePath(light: Light, index: number, start: number, end: number): string {
  const radius = round(light.from + index * light.step);
  if (end - start >= 360) return `M${round(light.x - radius)} ${light.y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  const [x1, y1] = polar(light.x, light.y, radius, start);
  const [x2, y2] = polar(light.x, light.y, radius, end);
  return `M${x1} ${y1}A${radius} ${radius} 0 0 1 ${x2} ${y2}`;
}

/**
 * The beam between two angles (0 and 360 = all round): the ground glows, the tiles turn gold, ring by ring fainter. `gold` is the id of the
 * pattern of gold tiles, laid exactly over the field.
 */
export function beam(light: Light, start: number, end: number, gold: string): string {
  // A full circle of gold would hide what is in front of it, so its rings fade further out than those of a narrow beam.
  const fade =
    end - start >= 360 ? ({ glow: [0, 0.5], gold: [0, 0.85], edge: 0.12 } as const) : ({ glow: [0.12, 0.5], gold: [0.5, 0.48], edge: 0.25 } as const);
  const rings = Array.from({ length: light.rings }, (_, index) => ({ path: ringPath(light, index, start, end), strength: 1 - index / light.rings }));
  const paint = ([base, gain]: readonly [number, number]) =>
    rings.map(({ path, strength }) => `<path d="${path}" opacity="${opacity(base + gain * strength)}"/>`).join('');
  const edges = Array.from(
    { length: light.rings + 1 },
    (_, index) => `<path d="${edgePath(light, index, start, end)}" opacity="${opacity(Math.max(fade.edge, 1 - (index * 0.8) / light.rings))}"/>`,
  );
  return (
    `<g fill="var(--glow)" fill-rule="evenodd">${paint(fade.glow)}</g><g fill="url(#${gold})" fill-rule="evenodd">${paint(fade.gold)}</g>` +
    `<g fill="none" stroke="var(--lamp)" stroke-width="2">${edges.join('')}</g>`
  );
}

/** Faint circles around the light, far beyond the beam. */
export function halo(light: Light, count: number): string {
  const circles = Array.from({ length: count }, (_, index) => `<circle cx="${light.x}" cy="${light.y}" r="${round(light.from + index * light.step)}"/>`);
  return `<g fill="none" stroke="var(--ring)" stroke-width="1.5" opacity=".55">${circles.join('')}</g>`;
}
