/** Size of the image in pixels (CAPTCHA-01); narrow screens scale it down. */
export const CANVAS = { width: 310, height: 155 } as const;
/** Side of the piece without its knobs, in pixels (CAPTCHA-01). */
export const PIECE_SIZE = 42;
/** Radius of a knob in pixels (CAPTCHA-01). */
export const PIECE_RADIUS = 10;
/** Largest accepted distance between piece and gap, in pixels (CAPTCHA-01). */
export const ACCURACY = 3;
/** CAPTCHA-01. */
export const IMAGE_COUNT = 15;

/** Pixels by which a knob protrudes; its centre is 2 px inside its side. */
const KNOB = PIECE_RADIUS * 2 - 2;
/** Side of the piece with its knobs at the right and on top. */
export const PIECE_BOX = PIECE_SIZE + KNOB;
export const MAX_OFFSET = CANVAS.width - PIECE_BOX;

/** Pixels per arrow key or button press. At most twice the accuracy, so that no step skips the gap. */
export const STEP = 5;
const FINE_STEP = 1;
const LARGE_STEP = 25;

export interface Puzzle {
  /** 0 to 14. */
  image: number;
  /** Left side of the gap: the offset that solves the puzzle. */
  x: number;
  /** Upper side of the gap's square, without the knob above it. */
  y: number;
}

const between = (min: number, max: number, random: () => number) => min + Math.floor(random() * (max - min + 1));

/** A random puzzle with another image than `before`. The gap is at least one piece away from the start. */
export function newPuzzle(before?: Puzzle | undefined, random: () => number = Math.random): Puzzle {
  const others = before === undefined ? IMAGE_COUNT : IMAGE_COUNT - 1;
  const index = between(0, others - 1, random);
  return {
    image: before !== undefined && index >= before.image ? index + 1 : index,
    x: between(PIECE_BOX + PIECE_RADIUS, MAX_OFFSET - PIECE_RADIUS, random),
    y: between(KNOB + PIECE_RADIUS, CANVAS.height - PIECE_SIZE - PIECE_RADIUS, random),
  };
}

/** Nearest possible offset of the piece, in whole pixels. */
export const clampOffset = (offset: number): number => Math.round(Math.min(MAX_OFFSET, Math.max(0, offset)));

export const fits = (puzzle: Puzzle, offset: number): boolean => Math.abs(offset - puzzle.x) <= ACCURACY;

/** Offset after a key press; undefined for keys that do not move the piece. */
export function offsetAfterKey(offset: number, key: string, shift: boolean): number | undefined {
  const step = shift ? FINE_STEP : STEP;
  const moves: Record<string, number | undefined> = {
    ArrowRight: step,
    ArrowUp: step,
    ArrowLeft: -step,
    ArrowDown: -step,
    PageUp: LARGE_STEP,
    PageDown: -LARGE_STEP,
    Home: -MAX_OFFSET,
    End: MAX_OFFSET,
  };
  const move = moves[key];
  return move === undefined ? undefined : clampOffset(offset + move);
}

const half = PIECE_SIZE / 2;
/** Half of the chord where a knob meets its side; the knob's centre is `radius - 2` away from the side. */
const neck = Math.round(Math.sqrt(PIECE_RADIUS ** 2 - (PIECE_RADIUS - 2) ** 2) * 100) / 100;
const knob = (toX: number, toY: number, sweep: 0 | 1) => `a${PIECE_RADIUS} ${PIECE_RADIUS} 0 1 ${sweep} ${toX} ${toY}`;

/** SVG outline of the piece with the upper left corner of its square at 0,0: a knob on top and at the right, a notch at the left. */
export const PIECE_PATH = [
  `M0 0H${half - neck}`,
  knob(2 * neck, 0, 1),
  `H${PIECE_SIZE}V${half - neck}`,
  knob(0, 2 * neck, 1),
  `V${PIECE_SIZE}H0V${half + neck}`,
  knob(0, -2 * neck, 0),
  'Z',
].join('');
