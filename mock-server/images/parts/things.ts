import { polar, round } from '../svg.ts';
import { tile } from './tiles.ts';

/** A receipt, 190 × 268 with a scalloped lower edge; 0,0 is its middle. It carries lines, no words. `id` names the tile of its head. */
export function receipt(id: string): string {
  const scallops = 'c0-8-19-8-19 0'.repeat(10);
  const head = Array.from({ length: 5 }, (_, index) => `<use href="#${id}" transform="translate(${index * 38 - 76} -115) scale(.475)"/>`).join('');
  const row = (y: number, left: number, right: number) => `M-74 ${y}h${left}M74 ${y}h${-right}`;
  return (
    `<defs><g id="${id}">${tile('flower', `${id}q`, '#fff', '#ffb224')}</g></defs>` +
    `<path d="M-95-126a8 8 0 0 1 8-8H87a8 8 0 0 1 8 8V134${scallops}Z" fill="var(--wall)"/>` +
    `<path d="M-95-126a8 8 0 0 1 8-8H87a8 8 0 0 1 8 8V-96H-95Z" fill="var(--stamp)"/><g clip-path="url(#${id}c)">${head}</g><clipPath id="${id}c"><path d="M-95-134H95V-96H-95Z"/></clipPath>` +
    `<g fill="none" stroke-linecap="round"><path d="M-74-68H-6" stroke="var(--pane)" stroke-width="9"/><path d="${row(-38, 56, 34)}${row(-14, 40, 46)}${row(10, 64, 28)}" stroke="var(--shade)" stroke-width="7"/>` +
    `<path d="M-78 36H78" stroke="var(--shade)" stroke-width="2" stroke-dasharray="1 8"/><path d="M-70 70H-42" stroke="var(--shade)" stroke-width="8"/><path d="M18 70H70" stroke="var(--pane)" stroke-width="14"/></g>`
  );
}

/** A round seal with a tick, radius 34; 0,0 is its middle. */
export const seal =
  '<circle r="34" fill="var(--seal)"/><circle r="27" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2" stroke-dasharray="2 5"/><path d="M-13 1-4 11 14-10" fill="none" stroke="#fff" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"/>';

/** A gold coin with an azulejo on it; 0,0 is its middle. Several coins share one tile, which the first writes under `id`. */
export function coin(radius: number, id: string, isFirst: boolean): string {
  const scale = round((radius * 0.92) / 4) / 10;
  const star = isFirst ? `<g id="${id}">${tile('flower', `${id}q`, 'var(--coin-line)', 'var(--coin-line)')}</g>` : `<use href="#${id}"/>`;
  return (
    `<ellipse cx="${round(radius * 0.1)}" cy="${round(radius * 0.1)}" rx="${radius}" ry="${radius}" fill="var(--coin-edge)"/><circle r="${radius}" fill="var(--lamp)"/>` +
    `<g transform="scale(${scale})"><clipPath id="${id}${radius}c"><circle r="33"/></clipPath><g clip-path="url(#${id}${radius}c)">${star}</g></g>` +
    `<circle r="${round(radius * 0.8)}" fill="none" stroke="var(--coin-line)" stroke-width="${round(Math.max(1.5, radius * 0.045))}"/>`
  );
}

/** A SIM card, 120 × 160 with the cut corner; 0,0 is its middle. */
export const simCard =
  '<path d="M-60-70a10 10 0 0 1 10-10H26L60-46V70a10 10 0 0 1-10 10H-50a10 10 0 0 1-10-10Z" fill="var(--wall)"/>' +
  '<rect x="-38" y="-12" width="76" height="66" rx="12" fill="var(--lamp)"/><path d="M-38 10H-14M38 10H14M-38 32H-14M38 32H14M0-12V4M0 54V38M-14 4H14V38H-14Z" fill="none" stroke="var(--coin-line)" stroke-width="3"/>';

/** Two arrows that follow each other clockwise round a circle of `radius`; 0,0 is its middle. */
export function exchangeArrows(radius: number): string {
  const [x1, y1] = polar(0, 0, radius, 194);
  const [x2, y2] = polar(0, 0, radius, 346);
  const [x3, y3] = polar(x2, y2, 26, 216);
  const [x4, y4] = polar(x2, y2, 26, 296);
  const arrow = `M${x1} ${y1}A${radius} ${radius} 0 0 1 ${x2} ${y2}M${x3} ${y3}L${x2} ${y2} ${x4} ${y4}`;
  return `<path d="${arrow}M${-x1} ${-y1}A${radius} ${radius} 0 0 1 ${-x2} ${-y2}M${-x3} ${-y3}L${-x2} ${-y2} ${-x4} ${-y4}" fill="none" stroke="var(--lamp)" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`;
}
