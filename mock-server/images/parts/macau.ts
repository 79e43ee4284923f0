import { dice, round } from '../svg.ts';

const arch = (x: number, y: number, width: number, height: number) => {
  const radius = width / 2;
  return `M${x - radius} ${y}v${radius - height}a${radius} ${radius} 0 0 1 ${width} 0v${height - radius}Z`;
};

/** A mark and its mirror image at the other side of the middle. */
const mirrored = (x: number, draw: (at: number) => string) => draw(-x) + draw(x);

const openings = [
  arch(0, 0, 20, 38),
  mirrored(43, (x) => arch(x, 0, 14, 31)),
  arch(0, -58, 14, 24),
  mirrored(40, (x) => arch(x, -58, 11, 21)),
  arch(0, -98, 13, 24),
  mirrored(26, (x) => arch(x, -100, 8, 16)),
  arch(0, -140, 11, 18),
  'M0-178a4 4 0 1 0 .1 0Z',
].join('');

const columns = (
  [
    [18, -3, -44],
    [27, -3, -44],
    [59, -3, -44],
    [68, -3, -44],
    [17, -50, -86],
    [27, -50, -86],
    [57, -50, -86],
    [14, -94, -126],
    [37, -94, -126],
    [13, -136, -164],
  ] as const
)
  .map(([x, from, to]) => mirrored(x, (at) => `M${at} ${from}V${to}`))
  .join('');

const obelisks = [58, 71].map((x) => mirrored(x, (at) => `M${at - 3}-92l3-18 3 18Z`)).join('');

const halfFacade = 'M0 0H76V-6H73V-44H77V-50H70V-86H74V-92H68C66-112 52-114 46-126H44V-130H47V-135H41V-160C34-162 28-168 27-172H30V-177L0-196Z';

/** Façade of the Ruins of St Paul's, 154 wide and 214 high; 0,0 is the middle of the sill. The openings are holes; once per image. */
export function ruins(colour = 'var(--mid)', rule = 'var(--rule)'): string {
  return (
    `<mask id="ruins" maskUnits="userSpaceOnUse" x="-90" y="-216" width="180" height="230"><path d="M-90-216H90V20H-90Z" fill="#fff"/><path d="${openings}"/></mask>` +
    `<g fill="${colour}"><g mask="url(#ruins)"><path d="${halfFacade}"/><path d="${halfFacade}" transform="scale(-1 1)"/></g>` +
    `<path d="${obelisks}M-1.5-194H1.5V-214H-1.5ZM-6-208H6V-205H-6Z"/></g><path d="${columns}" stroke="${rule}" stroke-width="2"/>`
  );
}

/** The stairs below the ruins, 180 wide at the foot; 0,0 is the middle of the sill, the foot 24 below. */
export const stairs = '<path d="M-90 24l16-24H74l16 24Z" fill="var(--mid)"/><path d="M-79 6H79M-83 12H83M-86 18H86" stroke="var(--rule)" stroke-width="1.5"/>';

/** The Macau Tower, 268 high; 0,0 is its foot. */
export function macauTower(colour = 'var(--far)'): string {
  return `<path d="M-13 0-6-40-4-150H4L6-40 13 0H6L0-34-6 0ZM-5-150-17-164-19-172H19L17-164 5-150ZM-16-176H16L12-188H-12ZM-9-192H9L6-202H-6ZM-3-202H3L1.8-232H-1.8ZM-.9-232H.9L.5-268H-.5Z" fill="${colour}"/>`;
}

const PYLONS = [-62, 62];

/** The Sai Van bridge with its two pylons, `width` wide, 82 high above the deck; 0,0 is the middle of the deck. */
export function bridge(colour = 'var(--far)', width = 420): string {
  const cables = PYLONS.flatMap((x) => [-1, 1].flatMap((side) => [1, 2, 3, 4, 5, 6].map((n) => `M${x} ${n * 3 - 78}L${x + side * (8 + n * 9)}-1`))).join('');
  const half = width / 2;
  const piers = Array.from({ length: Math.floor(width / 34) + 1 }, (_, index) => index * 34 - half).filter((x) => Math.abs(x) > 128);
  const pylons = PYLONS.map((x) => `M${x - 7} 24 ${x - 3}-82M${x + 7} 24 ${x + 3}-82M${x - 5}-30H${x + 5}M${x - 4}-66H${x + 4}`).join('');
  return (
    `<g fill="none" stroke="${colour}"><path d="${cables}" stroke-width=".9"/><path d="M${-half} 4Q0-6 ${half} 4" stroke-width="5"/>` +
    `<path d="${piers.map((x) => `M${x} 2V22`).join('')}" stroke-width="4"/><path d="${pylons}" stroke-width="3.5"/></g>`
  );
}

/** Land along the water's edge, so that nothing behind the waves ends in the air. */
export function quay(from: number, to: number, y: number, height: number, colour = 'var(--far)'): string {
  return `<path d="M${round(from)} ${round(y)}H${round(to)}v${round(height)}H${round(from)}Z" fill="${colour}"/>`;
}

/** A row of houses as along the Praia Grande. */
interface Row {
  from: number;
  to: number;
  y: number;
  /** Lowest and highest eaves, in pixels. */
  heights: readonly [number, number];
  seed: string;
  colour: string;
  /** Colour of the lit windows; none are lit without it. */
  lit?: string;
}

/** Houses of three kinds, gabled, stepped and flat, one row. */
export function houses({ from, to, y, heights: [lowest, highest], seed, colour, lit }: Row): string {
  const roll = dice(seed);
  let walls = '';
  let windows = '';
  for (let x = from; x < to; ) {
    const width = 16 + Math.floor(roll() * 5) * 6;
    const height = Math.round(lowest + roll() * (highest - lowest));
    const kind = roll();
    if (kind < 0.3) walls += `M${x} ${y}v${-height}l${width / 2}-9 ${width / 2} 9v${height}Z`;
    else if (kind < 0.5) walls += `M${x} ${y}v${-height}h3v-5h${width - 6}v5h3v${height}Z`;
    else walls += `M${x} ${y}v${-height}h${width}v${height}Z`;
    if (lit !== undefined) {
      for (let row = y - height + 9; row < y - 8; row += 10)
        for (let at = x + 5; at < x + width - 5; at += 7) if (roll() < 0.22) windows += `M${at} ${row}h3v4h-3Z`;
    }
    x += width;
  }
  return `<path d="${walls}" fill="${colour}"/>${windows === '' ? '' : `<path d="${windows}" fill="${lit}" opacity=".75"/>`}`;
}

export function trees(ridge: readonly (readonly [number, number])[], seed: string, colour = 'var(--tree)'): string {
  const roll = dice(seed);
  let crowns = '';
  for (const [index, [x1, y1]] of ridge.entries()) {
    const [x2, y2] = ridge[index + 1] ?? [x1, y1];
    const count = Math.round(Math.hypot(x2 - x1, y2 - y1) / 15);
    for (let n = 0; n < count; n++) {
      const radius = round(7 + roll() * 7);
      crowns += `M${round(x1 + ((x2 - x1) * n) / count - radius)} ${round(y1 + ((y2 - y1) * n) / count)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
    }
  }
  return `<path d="${crowns}" fill="${colour}"/>`;
}
