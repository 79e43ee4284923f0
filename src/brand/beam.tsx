import { useId } from 'react';
import { Landmark } from '#brand/landmark.tsx';
import { AzulejoPattern } from './azulejo.tsx';

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

/** Lighthouse with its beam for empty states, 384 × 168, cropped to its box. */
export function BeamArt({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 384 168" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <AzulejoPattern id={id} size={64} colour="var(--azul)" />
      <path d="M-600 0H984V168H-600Z" fill="var(--azul-soft)" />
      <path d="M-600 0H984V168H-600Z" fill={`url(#${id})`} opacity=".06" />
      <Beam cx={96} cy={62} from={-13} to={13} first={22} step={52} rings={8} ground="var(--lamp)" />
      <Beam cx={96} cy={62} from={167} to={193} first={22} step={40} rings={5} ground="var(--lamp)" />
      <path d="M-600 168C-200 150 38 138 96 138S258 152 504 168L984 190H-600Z" fill="var(--brand)" />
      <g transform="translate(96 62) scale(.35)">
        <Landmark />
      </g>
      <path d="M48 142C68 138 118 137 144 140L158 150H28Z" fill="var(--brand)" />
    </svg>
  );
}
