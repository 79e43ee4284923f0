import { useId } from 'react';
import css from './calcada.module.css';

/** One wave of the paving of Senado Square; each band repeats the curve lower down. */
const bands = [28, 45, 62, 75, 84].map((y) => `M0 ${y}C40 ${y} 40 ${y - 28} 80 ${y - 28}S120 ${y} 160 ${y}V97H0Z`);

/** Waves above the footer for any width, 96 px high (72 on phones); the lowest band has the colour `--band`. */
export function Calcada() {
  const id = useId();
  return (
    <div className={css.calcada}>
      <svg width="100%" height="96" aria-hidden="true">
        <pattern id={id} width="160" height="96" patternUnits="userSpaceOnUse">
          {bands.map((d, index) => (
            <path key={d} d={d} className={index % 2 ? css.cream : css.stone} />
          ))}
        </pattern>
        <rect width="100%" height="96" fill={`url(#${id})`} />
      </svg>
    </div>
  );
}
