import { round } from '../svg.ts';

/** Height of the lamp above the ground the tower stands on. */
export const LAMP_HEIGHT = 234;

const TOP = 30;
const halfWidthAt = (y: number) => 24 + (13 * (y - TOP)) / 200;

const course = (y: number) => {
  const [upper, lower] = [round(halfWidthAt(y)), round(halfWidthAt(y + 4))];
  return `M${-upper} ${y}H${upper}L${lower} ${y + 4}H${-lower}Z`;
};

const archedWindow = (x: number, y: number, width: number, height: number) => {
  const radius = width / 2;
  return `M${x - radius} ${y + height}V${y + radius}a${radius} ${radius} 0 0 1 ${width} 0V${y + height}Z`;
};

const railing = [-36, -27, -18, -9, 0, 9, 18, 27, 36].map((x) => `M${x} 3V13`).join('');

const tower = [
  // Weather vane, dome, lantern.
  '<path d="M0-62V-36M-8-54H7L3-57.5M7-54 3-50.5" fill="none" stroke="var(--wall)" stroke-width="2"/><circle cy="-38" r="3.5" fill="var(--wall)"/>',
  '<path d="M-27-14C-27-27-12-36 0-36S27-27 27-14Z" fill="var(--roof)"/><path d="M27-14C27-27 12-36 0-36 7-32 11-24 11-14Z" fill="var(--roof-dark)"/>',
  '<path d="M-21-14H21V14H-21Z" fill="var(--lamp)"/><circle r="9" fill="var(--lamp-core)"/><path d="M-21-14V14M-8-14V14M8-14V14M21-14V14" stroke="var(--pane)" stroke-width="2"/>',
  // Shaft with its shaded side, gallery, railing.
  '<path d="M-24 30-37 230H37L24 30Z" fill="var(--wall)"/><path d="M10 30H24L37 230H16ZM-33 19H33L26 31H-26ZM-43 226H43V236H-43Z" fill="var(--shade)"/>',
  `<path d="M-37 13H37V19H-37Z" fill="var(--wall)"/><path d="M-36 3H36${railing}" fill="none" stroke="var(--wall)" stroke-width="1.5"/>`,
  `<path d="${course(84)}${course(150)}" fill="var(--ochre)"/>`,
  `<path d="${archedWindow(-4, 50, 10, 18)}${archedWindow(-4, 106, 11, 20)}${archedWindow(-4, 172, 11, 20)}" fill="var(--pane)"/>`,
].join('');

const chapel = [
  '<path d="M-164 234V196L-104 186V234Z" fill="var(--shade)"/><path d="M-170 198-104 184-92 164H-150Z" fill="var(--roof-dark)"/>',
  '<path d="M-128 234V188L-92 162-56 188V234Z" fill="var(--wall)"/>',
  '<path d="M-134 190-92 159-50 190" fill="none" stroke="var(--roof)" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>',
  '<path d="M-92 159V140M-98 146H-86" stroke="var(--wall)" stroke-width="2.5"/>',
  '<path d="M-128 196h6v38h-6zM-62 196h6v38h-6zM-122 204h60v3h-60z" fill="var(--ochre)"/>',
  `<path d="M-98 188a6 6 0 1 0 12 0 6 6 0 1 0-12 0Z${archedWindow(-92, 211, 15, 23)}${archedWindow(-146, 208, 8, 14)}" fill="var(--pane)"/>`,
].join('');

/** The Guia lighthouse; 0,0 is the lamp, the ground {@link LAMP_HEIGHT} below. With the chapel it reaches from -170 to 43. */
export function lighthouse({ withChapel = true } = {}): string {
  return (withChapel ? chapel : '') + tower;
}

/** The terrace that the lighthouse and its chapel stand on, in the same coordinates. */
export const terrace = '<path d="M-182 234H82L90 256H-194Z" fill="var(--terrace)"/><path d="M-182 234H82V239H-184Z" fill="var(--shade)" opacity=".55"/>';
