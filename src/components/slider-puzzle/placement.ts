/** The picture in pixels (CAPTCHA-01); on narrow screens all of it is drawn smaller. */
export const CANVAS = { width: 310, height: 155 } as const;
/** Side of the piece without its knobs, in pixels (CAPTCHA-01). */
export const PIECE_SIZE = 42;
/** Radius of a knob in pixels (CAPTCHA-01). */
export const PIECE_RADIUS = 10;
/** How far from the gap the piece may lie, in pixels (CAPTCHA-01). */
export const ACCURACY = 3;
/** How many pictures there are (CAPTCHA-01). */
export const PICTURE_COUNT = 15;

/** How far a knob stands out; its centre lies 2 px inside that, so that it grows out of the side. */
const KNOB = PIECE_RADIUS * 2 - 2;
/** The piece with its knobs at the right and on top. */
export const PIECE_BOX = PIECE_SIZE + KNOB;
/** The furthest that the piece can be moved from the left edge of the picture. */
export const MAX_OFFSET = CANVAS.width - PIECE_BOX;

/** Pixels of an arrow key or button. A step of no more than twice the accuracy cannot jump over the gap. */
export const STEP = 5;
const FINE_STEP = 1;
const LARGE_STEP = 25;

/** One puzzle: a picture and where its gap is. */
export interface Puzzle {
  /** 0 to 14. */
  picture: number;
  /** Left side of the gap, and how far the piece must be moved. */
  x: number;
  /** Upper side of the gap's square; a knob stands out above it. */
  y: number;
}

const between = (least: number, most: number, random: () => number) => least + Math.floor(random() * (most - least + 1));

/** A new puzzle, with another picture than the one before. The gap lies in the right part, so that there is a way to go. */
export function newPuzzle(before?: Puzzle | undefined, random: () => number = Math.random): Puzzle {
  const others = before === undefined ? PICTURE_COUNT : PICTURE_COUNT - 1;
  const drawn = between(0, others - 1, random);
  return {
    picture: before !== undefined && drawn >= before.picture ? drawn + 1 : drawn,
    x: between(PIECE_BOX + PIECE_RADIUS, MAX_OFFSET - PIECE_RADIUS, random),
    y: between(KNOB + PIECE_RADIUS, CANVAS.height - PIECE_SIZE - PIECE_RADIUS, random),
  };
}

/** A place that the piece can have, in whole pixels. */
export const clampOffset = (offset: number): number => Math.round(Math.min(MAX_OFFSET, Math.max(0, offset)));

/** Whether a piece that was moved so far closes the gap. */
export const fits = (puzzle: Puzzle, offset: number): boolean => Math.abs(offset - puzzle.x) <= ACCURACY;

/** Where a key takes the piece, or undefined for keys that mean nothing to it. */
export function offsetAfterKey(offset: number, key: string, shift: boolean): number | undefined {
  const step = shift ? FINE_STEP : STEP;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return clampOffset(offset + step);
    case 'ArrowLeft':
    case 'ArrowDown':
      return clampOffset(offset - step);
    case 'PageUp':
      return clampOffset(offset + LARGE_STEP);
    case 'PageDown':
      return clampOffset(offset - LARGE_STEP);
    case 'Home':
      return 0;
    case 'End':
      return MAX_OFFSET;
    default:
      return undefined;
  }
}

const half = PIECE_SIZE / 2;
/** Half of the chord where a knob meets its side: its centre is `radius - 2` away from the side. */
const neck = Math.round(Math.sqrt(PIECE_RADIUS ** 2 - (PIECE_RADIUS - 2) ** 2) * 100) / 100;
const knob = (toX: number, toY: number, sweep: 0 | 1) => `a${PIECE_RADIUS} ${PIECE_RADIUS} 0 1 ${sweep} ${toX} ${toY}`;

/** Outline of the piece with the upper left corner of its square at 0,0: a knob on top and at the right, a bay at the left. */
export const PIECE_PATH = [
  `M0 0H${half - neck}`,
  knob(2 * neck, 0, 1),
  `H${PIECE_SIZE}V${half - neck}`,
  knob(0, 2 * neck, 1),
  `V${PIECE_SIZE}H0V${half + neck}`,
  knob(0, -2 * neck, 0),
  'Z',
].join('');
