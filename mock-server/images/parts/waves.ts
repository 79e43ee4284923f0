import { round } from '../svg.ts';

/** The shape of calçada waves. */
export interface Swell {
  /** From crest to crest, in pixels. */
  period: number;
  /** Half the height from trough to crest, in pixels. */
  amplitude: number;
  /** How far the first trough lies to the left of the image. */
  shift?: number;
}

/** The upper edge of a wave across `width`, its crests at `y - amplitude`: an S-curve with flat crests, as in the paving of Senado Square. */
function wave(width: number, y: number, { period, amplitude, shift = 0 }: Swell): string {
  const [reach, rise] = [round(period / 4), round(2 * amplitude)];
  const once = `c${reach} 0 ${reach} ${-rise} ${2 * reach} ${-rise}s${reach} ${rise} ${2 * reach} ${rise}`;
  return `M${round(-shift)} ${round(y + amplitude)}${once.repeat(Math.ceil((width + shift) / period) + 1)}`;
}

/** A wave filled down to `floor`. */
export function waveBand(width: number, y: number, floor: number, colour: string, swell: Swell): string {
  return `<path d="${wave(width, y, swell)}V${floor}H${round(-(swell.shift ?? 0))}Z" fill="${colour}"/>`;
}

/** Parallel waves from `top` to the floor, in turn in two colours: the sea, or the paving. */
export function waveField(width: number, top: number, floor: number, spacing: number, colours: readonly [string, string], swell: Swell): string {
  const count = Math.ceil((floor - top) / spacing);
  return Array.from({ length: count }, (_, index) => waveBand(width, top + index * spacing, floor, colours[index % 2 === 0 ? 0 : 1], swell)).join('');
}
