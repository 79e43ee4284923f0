import { hosts, identity } from '#operator';
import { textIn } from '../../openapi/languages.ts';
import type { Language } from '../handler.ts';
import { brandOf, colourNames, imageOf, type View } from './phones.ts';
import { type FeatureName, features, pixels } from './phones-features.ts';
import type { PhoneSeed } from './phones-model.ts';
import { PHONE_TERM } from './phones-plans.ts';
import { rules, stated } from './rules.ts';
import { list } from './site-html.ts';

const words = {
  cn: {
    views: { camera: ' 的鏡頭', screen: ' 的屏幕', front: ' 的正面', back: ' 的背面', both: ' 的正面及背面' },
    film: '短片',
    box: '包裝內有',
    contents: ['手機', 'USB-C 充電線', '退卡針', '說明書及保養卡'],
    table: '規格',
  },
  en: {
    views: { camera: ', the cameras', screen: ', the screen', front: ', front', back: ', back', both: ', front and back' },
    film: 'video',
    box: 'In the box',
    contents: ['Phone', 'USB-C cable', 'SIM tool', 'Guide and warranty card'],
    table: 'Specifications',
  },
} as const;

/** Host of the videos. */
const [FILMS] = hosts.embedHosts.split(' ');

function specRows({ specs, networkName, capacities, finishes, features: names }: PhoneSeed, language: Language): [string, string][] {
  const text = (cn: string, en: string) => textIn({ cn, en }, language);
  const joined = (parts: readonly string[]) => parts.join(text('、', ', '));
  const hasEsim = (names as readonly string[]).includes('esim');
  return [
    [text('屏幕', 'Screen'), text(`${specs.screen} 吋，${specs.hertz} Hz`, `${specs.screen} inches, ${specs.hertz} Hz`)],
    [text('後置鏡頭', 'Rear cameras'), text(specs.cameras.map(pixels).join(' + '), `${specs.cameras.join(' + ')} megapixels`)],
    [text('電池', 'Battery'), specs.battery.toLocaleString('en') + text(` 毫安時，${specs.watts} 瓦充電`, ` mAh, ${specs.watts} W charging`)],
    [text('容量', 'Capacity'), joined(capacities.map(([name]) => name))],
    [text('網絡', 'Network'), networkName],
    [text('SIM 卡', 'SIM'), hasEsim ? text('nano-SIM + eSIM', 'nano-SIM and eSIM') : text('雙 nano-SIM', 'Two nano-SIMs')],
    [text('防塵防水', 'Water and dust rating'), specs.rating ?? text('沒有', 'None')],
    [text('重量', 'Weight'), text(`${specs.grams} 克`, `${specs.grams} g`)],
    [text('顏色', 'Colours'), joined(finishes.map((finish) => textIn(colourNames[finish], language)))],
  ];
}

/** What the picture of a feature shows. */
const pictures: Readonly<Partial<Record<FeatureName, View>>> = {
  night: 'camera',
  zoom: 'camera',
  portrait: 'camera',
  screen: 'screen',
  simple: 'screen',
  slim: 'front',
  tough: 'back',
  repair: 'back',
};

/** A feature with its picture: each in another colour of the phone. */
function featureSection(phone: PhoneSeed, feature: FeatureName, place: number, language: Language): string {
  const { title, text } = features[feature];
  const view = pictures[feature];
  const finish = phone.finishes[place % phone.finishes.length] ?? phone.finishes[0];
  const alt = `${phone.name}${textIn(words, language).views[view ?? 'both']}`;
  return `<section><h2>${textIn(title, language)}</h2><p>${textIn(text(phone.specs), language)}</p><img src="${imageOf(phone, finish, view)}" alt="${alt}" width="424" height="512"></section>`;
}

/** Presentation as HTML, without name and headline, which the page has: features with pictures, a video on some, the specification open and the rest folded, as `SafeHtml` must be able to show. */
export function introductionOf(phone: PhoneSeed, language: Language): string {
  const w = textIn(words, language);
  const { name } = phone;
  const slug = name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '-');
  const size = phone.film === 'square' ? 'width="1080" height="1080"' : 'width="1280" height="720"';
  const film = `<figure><iframe src="https://${FILMS}/embed/${slug}" ${size} title="${name} ${w.film}" allowfullscreen></iframe><figcaption>${name} ${w.film}</figcaption></figure>`;
  const rows = specRows(phone, language).map(([label, value]) => `<tr><th scope="row">${label}</th><td>${value}</td></tr>`);
  return [
    ...phone.features.map((feature, place) => featureSection(phone, feature, place, language)),
    phone.film ? film : '',
    `<details open><summary>${w.table}</summary><table><caption>${name}</caption><tbody>${rows.join('')}</tbody></table></details>`,
    `<details><summary>${w.box}</summary>${list(w.contents)}</details>`,
  ].join('');
}

/** Terms as HTML: price with a plan, warranty, exchange. */
export function phoneTermsOf(phone: PhoneSeed, language: Language): string {
  const text = (cn: string, en: string) => textIn({ cn, en }, language);
  const offer = phone.special && textIn(phone.special, language);
  const withPlan = [
    ...stated(language, 'age'),
    text(`須簽署 ${PHONE_TERM} 個月合約。`, `You need a ${PHONE_TERM}-month contract.`),
    text('機價於取機時一次付清；月費由取機日起計。', 'You pay for the phone in full when you collect it. Your monthly fee starts that day.'),
    ...stated(language, 'early'),
    ...(offer === undefined
      ? []
      : [text(`特別優惠：${offer}。優惠不可轉讓或兌換現金。`, `Special offer: ${offer}. You cannot transfer it or exchange it for cash.`)]),
  ];
  const warranty = `${brandOf(phone)} ${text(`原廠保養：${rules.warranty.cn}。`, `warranty: ${rules.warranty.en}.`)}`;
  const hotline = `<a href="tel:${identity.hotline}">${identity.hotline}</a>`;
  const help = text(
    `價錢以澳門元計算，圖片只供參考。查詢請致電 ${hotline} 或到<a href="/care/shopsncentres">門市</a>。`,
    `Prices are in Macau patacas. The phone may look different from the pictures. If you have any questions, call ${hotline} or visit one of our <a href="/care/shopsncentres">shops</a>.`,
  );
  return [
    `<h3>${text('手機連計劃價', 'Price with a plan')}</h3>${list(withPlan)}`,
    `<h3>${text('保養及更換', 'Warranty and exchange')}</h3>${list([warranty, ...stated(language, 'exchange')])}`,
    `<p>${help}</p>`,
  ].join('');
}
