/** Drawn images under `/mock-assets/`: phones and flags, from the parameters in their URL. The same URL always gives the same image. */
import * as flags from 'country-flag-icons/string/3x2';
import { type Camera, cameras, type Finish, finishes, PAIR, type Phone, phoneBack, phoneFront, phonePair } from './phone.ts';
import { bodies, type Shape } from './phone-parts.ts';

/** Narrowest image of one side. */
const SIDE = 124;

/** The part of a phone that a view shows. */
function viewOf(phone: Phone, view: string | null): { x: number; y: number; width: number; height: number; body: string } {
  const { back, front } = bodies[phone.shape];
  const alone = ({ width, height }: { width: number; height: number }, body: string) => {
    const wide = Math.max(SIDE, width);
    return { x: (width - wide) / 2, y: (height - PAIR.height) / 2, width: wide, height: PAIR.height, body };
  };
  if (view === 'back') return alone(back, phoneBack(phone, 'p'));
  if (view === 'front') return alone(front, phoneFront(phone, 'p'));
  if (view === 'camera') return { x: 0, y: 0, width: back.width, height: back.width * 0.82, body: phoneBack(phone, 'p') };
  if (view === 'screen') return { x: 0, y: 0, width: front.width, height: front.width * 0.82, body: phoneFront(phone, 'p') };
  return { x: 0, y: 0, ...PAIR, body: phonePair(phone, 'p') };
}

/** A phone with 2 units of air around it: `both` is 212 × 256, a side alone 256 high; `camera` and `screen` are close-ups. */
function phoneSvg(name: string, view: string | null): string | undefined {
  const [camera = '', finish = '', wallpaper = '', shape = 'classic', ...more] = name.split('-');
  if (more.length > 0 || !Object.hasOwn(cameras, camera) || !Object.hasOwn(finishes, finish) || !Object.hasOwn(bodies, shape)) return undefined;
  if (wallpaper !== finishes[finish as Finish].wallpaper.art) return undefined;
  const { x, y, width, height, body } = viewOf({ camera: camera as Camera, finish: finish as Finish, shape: shape as Shape }, view);
  const size = `width="${width + 4}" height="${height + 4}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x - 2} ${y - 2} ${width + 4} ${height + 4}" ${size} preserveAspectRatio="xMidYMid slice">${body}</svg>`;
}

/**
 * The SVG of a phone or a flag (3 wide and 2 high) at a path below `/mock-assets/`; undefined for any other path. `?view=` shows one side of a phone, or
 * a close-up. The other images are files in `pictures/`.
 */
export function drawnImage(pathname: string, searchParams: URLSearchParams): string | undefined {
  const [, folder, name = ''] = /^\/mock-assets\/(phones|flags)\/([a-z-]+)\.svg$/.exec(pathname) ?? [];
  if (folder === 'flags') return (flags as Readonly<Record<string, string>>)[name.toUpperCase()];
  return folder === 'phones' ? phoneSvg(name, searchParams.get('view')) : undefined;
}
