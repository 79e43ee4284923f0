import { useId } from 'react';

/** One quarter of the star-flower tile, turned four times; box 80 × 80 with its centre at 0,0. */
const leaves = 'M4 4C6 17 13 24 25 25 24 13 17 6 4 4ZM0-5C5-10 5-17 0-24-5-17-5-10 0-5ZM40-8 33 0 40 8ZM40 32a8 8 0 0 0-8 8H40Z';
const lines = 'M40 21A19 19 0 0 0 21 40M40 26A14 14 0 0 0 26 40M33 0 21-12M33 0 21 12M9.5 9.5 20 20';
const turns = [0, 90, 180, 270];

export interface AzulejoPatternProps {
  id: string;
  /** Edge of one tile in user units. */
  size?: number | undefined;
  /** Position of a tile's corner. */
  x?: number | undefined;
  y?: number | undefined;
  colour?: string | undefined;
  heart?: string | undefined;
}

/** The tile as an SVG pattern for `fill="url(#id)"` in the same document. */
export function AzulejoPattern({ id, size = 80, x = 0, y = 0, colour = '#fff', heart = colour }: AzulejoPatternProps) {
  return (
    <pattern id={id} width={size} height={size} x={x} y={y} patternUnits="userSpaceOnUse">
      <g transform={`scale(${size / 80}) translate(40 40)`} fill={colour}>
        {turns.map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d={leaves} />
            <path d={lines} fill="none" stroke={colour} strokeWidth="1.25" />
          </g>
        ))}
        <circle r="3" fill={heart} />
      </g>
    </pattern>
  );
}

interface AzulejoFieldProps {
  size: number;
  colour: string;
  opacity: string;
  className?: string | undefined;
}

/** Tile pattern that fills its box. */
export function AzulejoField({ size, colour, opacity, className }: AzulejoFieldProps) {
  const id = useId();
  return (
    <svg className={className} width="100%" height="100%" aria-hidden="true">
      <AzulejoPattern id={id} size={size} colour={colour} />
      <rect width="100%" height="100%" fill={`url(#${id})`} opacity={opacity} />
    </svg>
  );
}
