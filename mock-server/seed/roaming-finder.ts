/** The roaming plan finder: three questions and the plans. */
import { content } from '#operator';
import type { Bilingual } from '../handler.ts';
import { prices } from './prices.ts';

export interface RoamAnswerSeed {
  id: string;
  answerName: Bilingual;
  hint?: Bilingual;
  /** Ring of the map, 1 (nearest to Macau) to 4. */
  ring?: number;
  /** Length of the trip. */
  days?: readonly [min: number, max: number];
}

export interface RoamQuestionSeed {
  /** Names the images of the question. */
  scene: string;
  title: Bilingual;
  qestionname: Bilingual;
  answers: readonly RoamAnswerSeed[];
}

type Fact = readonly [label: Bilingual, value: Bilingual];

/** A roaming plan, and the answers that it suits. */
export interface RoamPlanSeed {
  id: string;
  name: Bilingual;
  where: Bilingual;
  /** In MOP, for each started `days` of a trip; 1 is a day pass. */
  price: number;
  days: number;
  facts: readonly Fact[];
  special: readonly Bilingual[];
  info: readonly Fact[];
  link: string;
  linkText?: Bilingual;
  /** Answer ids to each of the three questions; the plan suits when every given answer is among them. */
  suits: readonly [where: readonly string[], howLong: readonly string[], whatFor: readonly string[]];
}

/** Answers about the destination. */
export const NEAR = '711';
export const SOUTHEAST_ASIA = '712';
export const JAPAN_KOREA = '713';
export const FAR = '714';
const WEEKEND = '721';
const WEEK = '722';
const LONGER = '723';
export const DATA = '731';
export const CALLS = '732';
const BOTH = '733';

export const roamQuestionsSeed: readonly RoamQuestionSeed[] = [
  {
    scene: 'roam-where',
    title: { cn: '目的地', en: 'Destination' },
    qestionname: { cn: '今次去哪裏？', en: 'Where are you going?' },
    answers: [
      {
        id: NEAR,
        answerName: { cn: '中國內地、香港及台灣', en: 'Mainland China, Hong Kong and Taiwan' },
        hint: { cn: '珠海、香港、台北', en: 'Zhuhai, Hong Kong, Taipei' },
        ring: 1,
      },
      {
        id: SOUTHEAST_ASIA,
        answerName: { cn: '東南亞', en: 'Southeast Asia' },
        hint: { cn: '曼谷、新加坡、峴港', en: 'Bangkok, Singapore, Da Nang' },
        ring: 2,
      },
      { id: JAPAN_KOREA, answerName: { cn: '日本及南韓', en: 'Japan and South Korea' }, hint: { cn: '東京、大阪、首爾', en: 'Tokyo, Osaka, Seoul' }, ring: 3 },
      {
        id: FAR,
        answerName: { cn: '歐美及澳紐', en: 'Europe, the Americas, Australia and New Zealand' },
        hint: { cn: '倫敦、多倫多、悉尼', en: 'London, Toronto, Sydney' },
        ring: 4,
      },
    ],
  },
  {
    scene: 'roam-how-long',
    title: { cn: '行程', en: 'Length of stay' },
    qestionname: { cn: '去多久？', en: 'How long are you staying?' },
    answers: [
      { id: WEEKEND, answerName: { cn: '1 至 2 日', en: '1 or 2 days' }, days: [1, 2], hint: { cn: '即日來回或週末', en: 'A day trip or a weekend' } },
      { id: WEEK, answerName: { cn: '3 至 7 日', en: '3 to 7 days' }, days: [3, 7], hint: { cn: '短假期或公幹', en: 'A short holiday or business trip' } },
      {
        id: LONGER,
        answerName: { cn: '8 日或以上', en: '8 days or more' },
        days: [8, 30],
        hint: { cn: '長假期、探親或留學', en: 'A long holiday, family visit or studies' },
      },
    ],
  },
  {
    scene: 'roam-what-for',
    title: { cn: '用途', en: 'Use' },
    qestionname: { cn: '主要用甚麼？', en: 'What will you use most?' },
    answers: [
      { id: DATA, answerName: { cn: '上網數據', en: 'Data' }, hint: { cn: '地圖、訊息、社交平台', en: 'Maps, messages, social media' } },
      { id: CALLS, answerName: { cn: '通話及短訊', en: 'Calls and SMS' }, hint: { cn: '致電澳門或當地號碼', en: 'To Macau or to local numbers' } },
      { id: BOTH, answerName: { cn: '兩樣都要', en: 'Both' }, hint: { cn: '上網之餘，電話也要打得通', en: 'Go online and take calls' } },
    ],
  },
];

const DATA_LABEL: Bilingual = { cn: '數據', en: 'Data' };
const VALID_LABEL: Bilingual = { cn: '有效期', en: 'Valid for' };
const CALLS_LABEL: Bilingual = { cn: '通話', en: 'Calls' };
const UNLIMITED: Bilingual = { cn: '任用', en: 'Unlimited' };

/** A fact as part of a sentence. */
export function phraseOf([label, value]: Fact): Bilingual {
  if (value === UNLIMITED) return { cn: '數據任用', en: 'Unlimited data' };
  if (label === DATA_LABEL) return { cn: `${value.cn} 數據`, en: `${value.en} of data` };
  if (label === VALID_LABEL) return { cn: `${value.cn}內有效`, en: `valid for ${value.en}` };
  return { cn: `${label.cn} ${value.cn}`, en: `${value.en} of ${label.en.toLowerCase()}` };
}

/** Where an offer is valid, as the name of the places only. */
export const placesOf = ({ cn, en }: Bilingual): Bilingual => ({ cn: cn.replace(/適用$/, ''), en: en.replace(/^For /, '') });
const STARTS_BY_ITSELF: Bilingual = {
  cn: '每日首次上網即自動開始，至澳門時間 23:59 為止',
  en: 'Starts by itself when you first go online each day, and ends at 23:59 Macau time',
};
const SHARED: Bilingual = { cn: '可開啟個人熱點與同伴共用', en: 'Share it with others over a personal hotspot' };
const MACAU_DAY: Fact = [
  { cn: '每日計算時間', en: 'A day lasts from' },
  { cn: '澳門時間 00:00 至 23:59', en: '00:00 to 23:59 Macau time' },
];
/** Of a plan with an amount of data: every place that it covers has a day pass. */
const WHEN_USED_UP: Fact = [
  { cn: '數據用畢後', en: 'When it is used up' },
  { cn: '再上網即自動開始日費', en: 'A day pass starts by itself when you go online' },
];
const NETWORK_5G: Fact = [
  { cn: '網絡', en: 'Network' },
  { cn: '5G / 4G', en: '5G / 4G' },
];
const NETWORK_4G: Fact = [
  { cn: '網絡', en: 'Network' },
  { cn: '4G', en: '4G' },
];
export const FULL_SPEED: Bilingual = { cn: '全速用量', en: 'Full speed' };
const slowerAfter = (gigabytes: string): Fact => [
  FULL_SPEED,
  { cn: `每日首 ${gigabytes} GB 全速，其後 128 kbps`, en: `First ${gigabytes} GB each day at full speed, then 128 kbps` },
];
const data = (amount: string): Fact => [DATA_LABEL, { cn: amount, en: amount }];
const valid = (days: number): Fact => [VALID_LABEL, { cn: `${days} 日`, en: `${days} days` }];
const calls = (minutes: number): Fact => [CALLS_LABEL, { cn: `${minutes} 分鐘`, en: `${minutes} min` }];
const CALLS_TO: Fact = [
  { cn: '適用通話', en: 'Calls included' },
  { cn: '致電澳門、當地號碼及接聽來電', en: 'To Macau, to local numbers and incoming' },
];
const OFFER_PAGE = '/roamdataoffer';
const MORE: Bilingual = { cn: '計劃詳情及條款', en: 'Details and terms' };
const BUY: Bilingual = { cn: '到網店購買', en: 'Buy in the online shop' };
const NEAR_PLACES: Bilingual = { cn: '中國內地、香港及台灣適用', en: 'For mainland China, Hong Kong and Taiwan' };
const ASIA_PLACES: Bilingual = { cn: '日本、南韓及東南亞 8 國適用', en: 'For Japan, South Korea and 8 countries in Southeast Asia' };
const ANY_LENGTH = [WEEKEND, WEEK, LONGER];
const ONLINE = [DATA, BOTH];
const TALKING = [CALLS, BOTH];

/**
 * In the order of preference: the first plan that suits is the recommended one. No plan is only for calls in Europe, the Americas and
 * Oceania (`714`, any length, `732`), so those answers give the empty result (`HOME-16`).
 */
export const roamPlansSeed: readonly RoamPlanSeed[] = [
  {
    id: '3101',
    name: { cn: '中港台日費', en: 'Greater China Day Pass' },
    where: NEAR_PLACES,
    price: prices.dayPass.nearby,
    days: 1,
    facts: [[DATA_LABEL, UNLIMITED]],
    special: [STARTS_BY_ITSELF, SHARED],
    info: [NETWORK_5G, slowerAfter('3'), MACAU_DAY],
    link: OFFER_PAGE,
    linkText: MORE,
    suits: [[NEAR], [WEEKEND, WEEK], ONLINE],
  },
  {
    id: '3102',
    name: { cn: '中港台 30 日', en: 'Greater China 30 Days' },
    where: NEAR_PLACES,
    price: 128,
    days: 30,
    facts: [data('10 GB'), valid(30)],
    special: [{ cn: '每月續購減 MOP$10', en: 'MOP$10 off when you renew it each month' }],
    info: [NETWORK_5G, WHEN_USED_UP],
    link: `https://shop.${content.domain}/roaming/3102`,
    linkText: BUY,
    suits: [[NEAR], [LONGER], ONLINE],
  },
  {
    id: '3103',
    name: { cn: '中港台通話 60 分鐘', en: 'Greater China 60-minute Calls' },
    where: NEAR_PLACES,
    price: 48,
    days: 15,
    facts: [calls(60), valid(15)],
    special: [{ cn: '連 20 則短訊', en: '20 SMS included' }],
    info: [CALLS_TO],
    link: OFFER_PAGE,
    suits: [[NEAR], ANY_LENGTH, TALKING],
  },
  {
    id: '3104',
    name: { cn: '東南亞日費', en: 'Southeast Asia Day Pass' },
    where: { cn: '泰國、新加坡、越南等 8 國適用', en: 'For Thailand, Singapore, Vietnam and 5 more countries' },
    price: prices.dayPass.southeastAsia,
    days: 1,
    facts: [[DATA_LABEL, UNLIMITED]],
    special: [STARTS_BY_ITSELF, SHARED],
    info: [NETWORK_5G, slowerAfter('2'), MACAU_DAY],
    link: OFFER_PAGE,
    linkText: MORE,
    suits: [[SOUTHEAST_ASIA], [WEEKEND, WEEK], ONLINE],
  },
  {
    id: '3105',
    name: { cn: '日韓日費', en: 'Japan and South Korea Day Pass' },
    where: { cn: '日本及南韓適用', en: 'For Japan and South Korea' },
    price: prices.dayPass.japanKorea,
    days: 1,
    facts: [[DATA_LABEL, UNLIMITED]],
    special: [STARTS_BY_ITSELF, SHARED],
    info: [NETWORK_5G, slowerAfter('3'), MACAU_DAY],
    link: OFFER_PAGE,
    linkText: MORE,
    suits: [[JAPAN_KOREA], [WEEKEND, WEEK], ONLINE],
  },
  {
    id: '3106',
    name: { cn: '亞洲 7 日', en: 'Asia 7 Days' },
    where: ASIA_PLACES,
    price: 168,
    days: 7,
    facts: [data('6 GB'), valid(7)],
    special: [{ cn: '一次去幾個地方，一個計劃通用', en: 'One plan for every stop of your trip' }],
    info: [NETWORK_5G, WHEN_USED_UP],
    link: `https://shop.${content.domain}/roaming/3106`,
    linkText: BUY,
    suits: [[SOUTHEAST_ASIA, JAPAN_KOREA], [WEEK], ONLINE],
  },
  {
    id: '3107',
    name: { cn: '亞洲 15 日', en: 'Asia 15 Days' },
    where: ASIA_PLACES,
    price: 268,
    days: 15,
    facts: [data('12 GB'), valid(15)],
    special: [{ cn: '到期前可加購 5 GB，MOP$88', en: 'Add 5 GB for MOP$88 before it ends' }],
    info: [NETWORK_5G, WHEN_USED_UP],
    link: `https://shop.${content.domain}/roaming/3107`,
    linkText: BUY,
    suits: [[SOUTHEAST_ASIA, JAPAN_KOREA], [LONGER], ONLINE],
  },
  {
    id: '3108',
    name: { cn: '亞洲通話 40 分鐘', en: 'Asia 40-minute Calls' },
    where: ASIA_PLACES,
    price: 98,
    days: 15,
    facts: [calls(40), valid(15)],
    special: [{ cn: '連 10 則短訊', en: '10 SMS included' }],
    info: [CALLS_TO],
    link: OFFER_PAGE,
    suits: [[SOUTHEAST_ASIA, JAPAN_KOREA], ANY_LENGTH, TALKING],
  },
  {
    id: '3109',
    name: { cn: '歐美澳紐日費', en: 'Long-haul Day Pass' },
    where: { cn: '歐洲、美洲（古巴除外）、澳洲及紐西蘭適用', en: 'For Europe, Australia, New Zealand and the Americas (except Cuba)' },
    price: prices.dayPass.world,
    days: 1,
    facts: [[DATA_LABEL, UNLIMITED]],
    special: [STARTS_BY_ITSELF],
    info: [NETWORK_4G, slowerAfter('1'), MACAU_DAY],
    link: OFFER_PAGE,
    linkText: MORE,
    suits: [[FAR], [WEEKEND, WEEK], ONLINE],
  },
  {
    id: '3110',
    name: { cn: '歐美澳紐 30 日', en: 'Long-haul 30 Days' },
    where: { cn: '歐洲、美洲（古巴除外）、澳洲及紐西蘭適用', en: 'For Europe, Australia, New Zealand and the Americas (except Cuba)' },
    price: 388,
    days: 30,
    facts: [data('15 GB'), valid(30)],
    special: [{ cn: '適合留學：連續購買 3 次，第 4 次半價', en: 'For students abroad: buy it 3 times in a row and the 4th is half price' }],
    info: [NETWORK_4G, WHEN_USED_UP],
    link: `https://shop.${content.domain}/roaming/3110`,
    linkText: BUY,
    suits: [[FAR], [LONGER], ONLINE],
  },
];

export function roamPlanOf(id: string): RoamPlanSeed {
  const found = roamPlansSeed.find((plan) => plan.id === id);
  if (found === undefined) throw new Error(`There is no roaming plan ${id}.`);
  return found;
}
