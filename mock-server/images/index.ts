import { fullSpeed } from './scenes/full-speed.ts';
import { japanKorea } from './scenes/japan-korea.ts';
import { onlinePayment } from './scenes/online-payment.ts';
import * as P from './scenes/phone-scenes.ts';
import { compose, type Scene } from './scenes/stage.ts';
import { svgDocument } from './svg.ts';
const scenes: Record<string, Scene> = { 'japan-korea': japanKorea, 'online-payment': onlinePayment, 'vela-12-pro': P.vela12Pro, 'phones-new': P.phonesNew, 'phones-trade-in': P.phonesTradeIn, 'phones-plan': P.phonesPlan, 'phones-middle': P.phonesMiddle };
export function drawAsset(pathname: string, _searchParams: URLSearchParams): { type: 'image/svg+xml'; body: string } | undefined {
  const m = /^\/mock-assets\/(banners|sections|popups)\/([a-z0-9-]+?)(-wide|-phone)?\.svg$/.exec(pathname);
  if (!m) return undefined;
  const cut = m[1] === 'popups' ? 'popup' : m[1] === 'sections' ? 'section' : m[3] === '-wide' ? 'wide' : 'phone';
  const s = scenes[m[2]!];
  return { type: 'image/svg+xml', body: svgDocument(s ? compose(s, cut as 'wide') : fullSpeed(cut)) };
}
