const round = (n: number) => Math.round(n * 10) / 10;
const point = (cx: number, cy: number, radius: number, degrees: number) =>
  `${round(cx + radius * Math.cos((degrees * Math.PI) / 180))} ${round(cy + radius * Math.sin((degrees * Math.PI) / 180))}`;

/** A piece of a ring between two radii and two angles (degrees clockwise from the right). */
const sector = (cx: number, cy: number, near: number, far: number, from: number, to: number) =>
  `M${point(cx, cy, far, from)}A${far} ${far} 0 0 1 ${point(cx, cy, far, to)}L${point(cx, cy, near, to)}A${near} ${near} 0 0 0 ${point(cx, cy, near, from)}Z`;

const arc = (cx: number, cy: number, radius: number, from: number, to: number) =>
  `M${point(cx, cy, radius, from)}A${radius} ${radius} 0 0 1 ${point(cx, cy, radius, to)}`;

export interface BeamProps {
  cx: number;
  cy: number;
  /** Angles of the two edges in degrees. */
  from: number;
  to: number;
  /** First radius, width of one ring and number of rings. */
  first: number;
  step: number;
  rings: number;
  ground: string;
  /** Pattern in the light, as `url(#…)`. */
  tiles?: string | undefined;
}

/** The beam as concentric rings of decreasing opacity. */
export function Beam({ cx, cy, from, to, first, step, rings, ground, tiles }: BeamProps) {
  const steps = Array.from({ length: rings }, (_, i) => ({
    d: sector(cx, cy, first + i * step, first + (i + 1) * step, from, to),
    strength: 1 - i / rings,
  }));
  const edges = Array.from({ length: rings + 1 }, (_, i) => ({
    d: arc(cx, cy, first + i * step, from, to),
    opacity: Math.max(0.25, 1 - (0.8 * i) / rings),
  }));
  return (
    <>
      {steps.map(({ d, strength }) => (
        <path key={d} d={d} fill={ground} opacity={round(10 * (0.12 + 0.5 * strength)) / 10} />
      ))}
      {tiles === undefined ? null : steps.map(({ d, strength }) => <path key={d} d={d} fill={tiles} opacity={round(10 * (0.5 + 0.48 * strength)) / 10} />)}
      <g fill="none" stroke="var(--lamp)" strokeWidth="2">
        {edges.map(({ d, opacity }) => (
          <path key={d} d={d} opacity={opacity} />
        ))}
      </g>
    </>
  );
}
