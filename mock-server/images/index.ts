/**
 * Images under `/mock-assets/`: banners, popup images, section images, phones and flags, rendered from the parameters in their URL. The same URL
 * always gives the same image; no files are read or written.
 */
import { flagSvg } from './flags.ts';
import { type Camera, type Finish, finishes, PAIR, type Phone, phoneBack, phoneFront, phonePair } from './parts/phone.ts';
import { bodies, type Shape } from './parts/phone-shapes.ts';
import type { Wallpaper } from './parts/wallpapers.ts';
import { fullSpeed } from './scenes/full-speed.ts';
import { japanKorea } from './scenes/japan-korea.ts';
import { onlinePayment } from './scenes/online-payment.ts';
import { phonesMiddle, phonesNew, phonesPlan, phonesTradeIn, vela12Pro } from './scenes/phone-scenes.ts';
import { isPlanScene, sectionImage } from './scenes/section-image.ts';
import { seededBanner } from './scenes/seeded.ts';
import { type Cut, compose, type Scene } from './scenes/stage.ts';
import { type SvgContent, svgDocument } from './svg.ts';

interface Asset {
  type: 'image/svg+xml';
  body: string;
}

const scenes = new Map<string, Scene>([
  ['japan-korea', japanKorea],
  ['online-payment', onlinePayment],
  ['vela-12-pro', vela12Pro],
  ['phones-new', phonesNew],
  ['phones-trade-in', phonesTradeIn],
  ['phones-plan', phonesPlan],
  ['phones-middle', phonesMiddle],
]);

/** Scenes with their own art; any other name is composed pseudo-randomly from the name. */
export const bannerScenes: readonly string[] = ['full-speed', ...scenes.keys()];

function banner(name: string, cut: Cut): SvgContent {
  if (name === 'full-speed') return fullSpeed(cut);
  const scene = scenes.get(name);
  return scene === undefined ? seededBanner(name, cut) : compose(scene, cut);
}

/** Phones get a tighter crop, so that the subject is larger. */
function section(name: string, cut: 'wide' | 'phone'): SvgContent {
  const content = sectionImage(name);
  return cut === 'wide' ? content : { ...content, origin: [13, 8], width: 358, height: 224 };
}

const NO_PALETTE = { light: {}, dark: {} };
const cameras: readonly string[] = ['trio', 'bar', 'column', 'round'] satisfies Camera[];
const wallpapers: readonly string[] = ['rings', 'tiles', 'dunes', 'arcs'] satisfies Wallpaper[];

/** Narrowest image of one side. */
const SIDE = 124;

/** The part of a phone that a view shows. */
function viewOf(phone: Phone, shape: Shape, view: string | null): { x: number; y: number; width: number; height: number; body: string } {
  const { back, front } = bodies[shape];
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
function phone(name: string, view: string | null): SvgContent | undefined {
  const [camera = '', finish = '', wallpaper = '', shape = 'classic', ...more] = name.split('-');
  if (more.length > 0 || !cameras.includes(camera) || !Object.hasOwn(finishes, finish) || !wallpapers.includes(wallpaper)) return undefined;
  if (!Object.hasOwn(bodies, shape)) return undefined;
  const device = { camera: camera as Camera, finish: finish as Finish, wallpaper: wallpaper as Wallpaper, shape: shape as Shape };
  const { x, y, width, height, body } = viewOf(device, shape as Shape, view);
  return { origin: [x - 2, y - 2], width: width + 4, height: height + 4, keep: 'xMidYMid', palette: NO_PALETTE, body };
}

const ADDRESS = /^\/mock-assets\/(?:(banners|sections)\/([a-z0-9-]+)-(wide|phone)|(popups|phones)\/([a-z0-9-]+))\.svg$/;

const FLAG = /^\/mock-assets\/flags\/([a-z]{2})\.svg$/;

function contentOf(pathname: string, view: string | null): SvgContent | undefined {
  const [, folder, scene = '', cut, single, name = ''] = ADDRESS.exec(pathname) ?? [];
  if (single === 'phones') return phone(name, view);
  if (single === 'popups') return banner(name, 'popup');
  if (cut !== 'wide' && cut !== 'phone') return undefined;
  return folder === 'sections' || isPlanScene(scene) ? section(scene, cut) : banner(scene, cut);
}

/**
 * Renders the image of a path below `/mock-assets/`; undefined when there is none. `?view=back` and `?view=front` show one side of a phone.
 * A plan's scene gives the image of its section in either folder.
 */
export function renderImage(pathname: string, searchParams: URLSearchParams): Asset | undefined {
  const [, letters] = FLAG.exec(pathname) ?? [];
  const flag = letters === undefined ? undefined : flagSvg(letters);
  if (flag !== undefined) return { type: 'image/svg+xml', body: flag };
  const content = contentOf(pathname, searchParams.get('view'));
  return content && { type: 'image/svg+xml', body: svgDocument(content) };
}
