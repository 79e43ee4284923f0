import { type Motif, tilePattern } from '../parts/tiles.ts';
import { waveField } from '../parts/waves.ts';
import { opacity, type Palette, round, type SvgContent } from '../svg.ts';

/** The images beside text are 384 × 240; phones get a tighter crop. */
export const SECTION = { width: 384, height: 240 } as const;

/** Image of a section before it is wrapped into a document. */
interface SectionArt {
  palette: Palette;
  motif?: Motif;
  /** Side of an azulejo in pixels, 64 by default, and a corner of one. */
  tile?: { size?: number; x?: number; y?: number };
  defs?: string;
  body: string;
}

/** Renders a subject on a given ground; `seed` varies the houses. */
export type Subject = (palette: Palette, motif: Motif, seed: string) => SectionArt;

/** Ground and tiles under a section's art. */
export function sectionContent({ palette, motif, tile, defs = '', body }: SectionArt): SvgContent {
  const whole = `M0 0H${SECTION.width}V${SECTION.height}H0Z`;
  const field = motif === undefined ? '' : `<path d="${whole}" fill="url(#t)" opacity="var(--tile-opacity)"/>`;
  const pattern = motif === undefined ? '' : tilePattern('t', motif, { size: tile?.size ?? 64, x: tile?.x ?? 0, y: tile?.y ?? 0, joints: true });
  return { ...SECTION, palette, defs: pattern + defs, body: `<path d="${whole}" fill="var(--sky)"/>${field}${body}` };
}

/** Water, or paving, from `top` to the lower edge. */
export function water(top: number): string {
  return waveField(SECTION.width, top, SECTION.height, 13, ['var(--sea)', 'var(--swell)'], { period: 96, amplitude: 6 });
}

/** Rings of light that grow fainter; the first at `from`, then one each `step` pixels. */
export function rings(x: number, y: number, from: number, step: number, count: number, colour = 'var(--accent)'): string {
  const circles = Array.from(
    { length: count },
    (_, index) => `<circle cx="${x}" cy="${y}" r="${round(from + index * step)}" opacity="${opacity(1 - (index * 0.9) / count)}"/>`,
  );
  return `<g fill="none" stroke="${colour}" stroke-width="2">${circles.join('')}</g>`;
}

/** The signal over a roof or a device: three arcs above 0,0. */
export function signal(x: number, y: number, size: number, colour: string): string {
  const arcs = [1, 2, 3].map((n) => {
    const [reach, rise] = [round(n * size * 0.7), round(n * size * 0.7)];
    return `M${round(x - reach)} ${round(y - rise)}A${round(n * size)} ${round(n * size)} 0 0 1 ${round(x + reach)} ${round(y - rise)}`;
  });
  return `<path d="${arcs.join('')}" fill="none" stroke="${colour}" stroke-width="${round(size * 0.34)}" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="${round(size * 0.32)}" fill="${colour}"/>`;
}
