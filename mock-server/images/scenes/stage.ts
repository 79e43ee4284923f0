import { withColours, wordGround } from '../palettes.ts';
import { beam, halo, type Light } from '../parts/beam.ts';
import { type Motif, tilePattern } from '../parts/tiles.ts';
import { type Swell, waveBand, waveField } from '../parts/waves.ts';
import { opacity, type Palette, place, round, type SvgContent } from '../svg.ts';

/** The shapes a banner comes in: hero on a desktop, hero on a phone, popup image. */
export type Cut = 'wide' | 'phone' | 'popup';

/** One shape: its size and where the subject stands in it. */
export interface Stage {
  cut: Cut;
  width: number;
  height: number;
  /** Side of an azulejo in pixels. */
  tile: number;
  /** The subject's middle; its own coordinates count from here, and water begins 190 of them below. */
  x: number;
  y: number;
  scale: number;
  /** Columns of tiles that fade towards the left edge, where the site puts text over the art. */
  calmColumns: number;
  waves: Swell & { spacing: number };
}

/** How far below the subject's middle the water begins, in the subject's coordinates. */
export const WATER = 190;

export const stages: Record<Cut, Stage> = {
  wide: { cut: 'wide', width: 1200, height: 480, tile: 80, x: 900, y: 226, scale: 1, calmColumns: 8, waves: { period: 96, amplitude: 7, spacing: 13 } },
  phone: { cut: 'phone', width: 358, height: 240, tile: 48, x: 190, y: 105, scale: 0.52, calmColumns: 0, waves: { period: 64, amplitude: 5, spacing: 9 } },
  popup: { cut: 'popup', width: 600, height: 800, tile: 80, x: 300, y: 384, scale: 1.35, calmColumns: 0, waves: { period: 120, amplitude: 9, spacing: 17 } },
};

/** Ids of the two tile fields that {@link backdrop} lays: the faint one and the gold one. */
const FIELD = 't';
const GOLD = 'g';

/** Ground, azulejo field and faint circles. The tiles are laid so that one is centred on the light. */
export function backdrop(
  stage: Omit<Stage, 'cut' | 'waves' | 'scale' | 'x' | 'y'>,
  motif: Motif,
  light: Light,
  circles: number,
): { defs: string; body: string } {
  const { width, height, tile: size, calmColumns } = stage;
  const [x, y] = [light.x - size / 2, light.y - size / 2];
  const whole = `M0 0H${width}V${height}H0Z`;
  const first = (((x % size) + size) % size) - size;
  const calm = Array.from(
    { length: calmColumns },
    (_, index) => `<path d="M${round(first + index * size)} 0h${size}v${height}h${-size}Z" opacity="${opacity((1 - index / calmColumns) * 0.9)}"/>`,
  );
  return {
    defs:
      tilePattern(FIELD, motif, { size, x, y, joints: true }) +
      tilePattern(GOLD, motif, { size, x, y, colour: 'var(--lamp)', heartColour: 'var(--lamp-core)' }),
    body:
      `<path d="${whole}" fill="var(--sky)"/><path d="${whole}" fill="url(#${FIELD})" opacity="var(--tile-opacity)"/>` +
      (calm.length === 0 ? '' : `<g fill="var(--sky)">${calm.join('')}</g>`) +
      halo(light, circles),
  };
}

/** The beam over the gold field of {@link backdrop}. */
export const goldBeam = (light: Light, start = 0, end = 360) => beam(light, start, end, GOLD);

/** The sea at the bottom; on a phone it ends in the ground of the banner's text. */
function shore({ cut, width, height, waves }: Stage, waterline: number): string {
  // Less deep where everything is smaller, so that what stands in the water still reaches below the first trough.
  const depth = cut === 'phone' ? 3 : 8;
  const sea = waveField(width, waterline + depth, height, waves.spacing, ['var(--sea)', 'var(--swell)'], waves);
  return cut === 'phone' ? sea + outflow(width, height) : sea;
}

/** The last two waves of a phone banner, the second in the colour of the words' ground. */
export function outflow(width: number, height: number): string {
  const swell = { period: 90, amplitude: 5, shift: 20 };
  return waveBand(width, height - 20, height + 2, 'var(--swell)', swell) + waveBand(width, height - 11, height + 2, 'var(--words)', swell);
}

export interface Scene {
  palette: Palette;
  motif: Motif;
  /** The light behind the subject, in the subject's coordinates; `start` and `end` in degrees, all round by default. */
  light: Light & { start?: number; end?: number };
  /** Silhouettes that stand in the water and reach across the image, in pixels. */
  behind?: (stage: Stage, waterline: number) => string;
  /** The subject in its own coordinates, at home within 222 left and right of 0,0. */
  subject: (stage: Stage) => string;
  defs?: string;
}

/** Renders a scene in one of the three shapes. */
export function compose(scene: Scene, cut: Cut): SvgContent {
  const stage = stages[cut];
  const { x, y, scale } = stage;
  const { start = 0, end = 360, ...own } = scene.light;
  const light: Light = {
    x: round(x + own.x * scale),
    y: round(y + own.y * scale),
    from: round(own.from * scale),
    step: round(own.step * scale),
    rings: own.rings,
  };
  const ground = backdrop(stage, scene.motif, light, cut === 'wide' ? 14 : 9);
  const waterline = round(y + WATER * scale);
  return {
    width: stage.width,
    height: stage.height,
    keep: cut === 'wide' ? 'xMaxYMax' : 'xMidYMax',
    palette: withColours(scene.palette, wordGround),
    defs: ground.defs + (scene.defs ?? ''),
    body:
      ground.body + goldBeam(light, start, end) + (scene.behind?.(stage, waterline) ?? '') + place(scene.subject(stage), x, y, scale) + shore(stage, waterline),
  };
}
