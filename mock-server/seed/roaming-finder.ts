/** The roaming plans. */
import { catalogue, content } from '#operator';
import type { Texts } from '../handler.ts';
import { prices } from './prices.ts';
import { type DestinationSeed, destinationsSeed } from './roaming.ts';
import { BOTH, CALLS, DATA, FAR, JAPAN_KOREA, LONGER, NEAR, SOUTHEAST_ASIA, WEEK, WEEKEND } from './roaming-questions.ts';
import { rules } from './rules.ts';

const { roamPlans } = catalogue;

type Fact = readonly [label: Texts, value: Texts];

/** A roaming plan, and the answers that it suits. */
export interface RoamPlanSeed {
  id: string;
  name: Texts;
  where: Texts;
  /** In MOP, for each started `days` of a trip; 1 is a day pass. */
  price: number;
  days: number;
  facts: readonly Fact[];
  special: readonly Texts[];
  info: readonly Fact[];
  link: string;
  linkText?: Texts;
  /** Answer ids to each of the three questions; the plan suits when every given answer is among them. */
  suits: readonly [where: readonly string[], howLong: readonly string[], whatFor: readonly string[]];
}

const DATA_LABEL: Texts = { cn: '數據', en: 'Data' };
const VALID_LABEL: Texts = { cn: '有效期', en: 'Valid for' };
const CALLS_LABEL: Texts = { cn: '通話', en: 'Calls' };
const UNLIMITED: Texts = { cn: '任用', en: 'Unlimited' };

/** A fact as part of a sentence. */
export function phraseOf([label, value]: Fact): Texts {
  if (value === UNLIMITED) return { cn: '數據任用', en: 'Unlimited data' };
  if (label === DATA_LABEL) return { cn: `${value.cn} 數據`, en: `${value.en} of data` };
  if (label === VALID_LABEL) return { cn: `${value.cn}內有效`, en: `valid for ${value.en}` };
  return { cn: `${label.cn} ${value.cn}`, en: `${value.en} of ${label.en.toLowerCase()}` };
}

/** Where an offer is valid, as the name of the places only. */
export const placesOf = ({ cn, en }: Texts): Texts => ({ cn: cn.replace(/適用$/, ''), en: en.replace(/^For /, '') });
const SHARED: Texts = { cn: '可開啟個人熱點與同伴共用', en: 'Share it with others over a personal hotspot' };
const MACAU_DAY: Fact = [
  { cn: '每日計算時間', en: 'A day lasts from' },
  { cn: '澳門時間 00:00 至 23:59', en: '00:00 to 23:59 Macau time' },
];
/** Of a plan with an amount of data: every place that it covers has a day pass. */
const WHEN_USED_UP: Fact = [
  { cn: '數據用畢後', en: 'When it is used up' },
  { cn: '再上網即自動開始日費', en: 'A day pass starts by itself when you go online' },
];
const networkOf = (bands: string): Fact => [
  { cn: '網絡', en: 'Network' },
  { cn: bands, en: bands },
];
const NETWORK_5G = networkOf('5G / 4G');
const NETWORK_4G = networkOf('4G');
const FULL_SPEED: Texts = { cn: '全速用量', en: 'Full speed' };
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
const ANY_LENGTH = [WEEKEND, WEEK, LONGER];
const ONLINE = [DATA, BOTH];

/** Destinations (rdId) and whole regions of the finder's first question. */
const PLACES: Readonly<Record<string, { regions?: readonly string[]; destinations?: readonly string[] }>> = {
  [NEAR]: { regions: ['501'] },
  [SOUTHEAST_ASIA]: { destinations: ['112', '113', '114', '115', '116', '117', '118', '119', '102', '120', '121'] },
  [JAPAN_KOREA]: { destinations: ['110', '111'] },
  [FAR]: { regions: ['504', '505', '506'], destinations: ['601', '602'] },
};

/** Where a plan is valid, for a customer and by the answers to the first question, and on what network. */
interface Area {
  where: Texts;
  answers: readonly string[];
  network: Fact;
}

const countries = destinationsSeed.filter(({ rdId }) => PLACES[SOUTHEAST_ASIA]?.destinations?.includes(rdId));
const firstThree = countries.slice(0, 3).map(({ name }) => name);
const area = (cn: string, en: string, answers: readonly string[], network = NETWORK_5G): Area => ({ where: { cn, en }, answers, network });

const china = area('中國內地、香港及台灣適用', 'For mainland China, Hong Kong and Taiwan', [NEAR]);
const southeast = area(
  `${firstThree.map(({ cn }) => cn).join('、')}等 ${countries.length} 國適用`,
  `For ${firstThree.map(({ en }) => en).join(', ')} and ${countries.length - 3} more countries`,
  [SOUTHEAST_ASIA],
);
const japan = area('日本及南韓適用', 'For Japan and South Korea', [JAPAN_KOREA]);
const asia = area(`日本、南韓及東南亞 ${countries.length} 國適用`, `For Japan, South Korea and ${countries.length} countries in Southeast Asia`, [
  SOUTHEAST_ASIA,
  JAPAN_KOREA,
]);
const farAway = area('歐洲、美洲（古巴除外）、澳洲及紐西蘭適用', 'For Europe, Australia, New Zealand and the Americas (except Cuba)', [FAR], NETWORK_4G);

/** A day pass with so many GB a day at full speed. */
const dayPass = (id: string, name: Texts, { where, answers, network }: Area, price: number, gigabytes: string, ...special: Texts[]): RoamPlanSeed => ({
  id,
  name,
  where,
  price,
  days: 1,
  facts: [[DATA_LABEL, UNLIMITED]],
  special: [rules.dayPass, ...special],
  info: [network, slowerAfter(gigabytes), MACAU_DAY],
  link: OFFER_PAGE,
  linkText: { cn: '計劃詳情及條款', en: 'Details and terms' },
  suits: [answers, [WEEKEND, WEEK], ONLINE],
});

type PricedId = keyof typeof roamPlans;

/** A plan with an amount of data for so many days, bought in the online shop. */
const trip = (id: PricedId, name: Texts, { where, answers, network }: Area, amount: string, days: number, special: Texts): RoamPlanSeed => ({
  id,
  name,
  where,
  price: roamPlans[id],
  days,
  facts: [data(amount), valid(days)],
  special: [special],
  info: [network, WHEN_USED_UP],
  link: `https://shop.${content.domain}/roaming/${id}`,
  linkText: { cn: '到網店購買', en: 'Buy in the online shop' },
  suits: [answers, [days > 7 ? LONGER : WEEK], ONLINE],
});

/** A plan of calls for 15 days, with some messages. */
const talk = (id: PricedId, name: Texts, { where, answers }: Area, minutes: number, messages: number): RoamPlanSeed => ({
  id,
  name,
  where,
  price: roamPlans[id],
  days: 15,
  facts: [calls(minutes), valid(15)],
  special: [{ cn: `連 ${messages} 則短訊`, en: `${messages} SMS included` }],
  info: [CALLS_TO],
  link: OFFER_PAGE,
  suits: [answers, ANY_LENGTH, [CALLS, BOTH]],
});

/**
 * In the order of preference: the first plan that suits is the recommended one. No plan is only for calls in Europe, the Americas and
 * Oceania (`714`, any length, `732`), so those answers give the empty result (`HOME-16`).
 */
export const roamPlansSeed: readonly RoamPlanSeed[] = [
  dayPass('3101', { cn: '中港台日費', en: 'Greater China Day Pass' }, china, prices.dayPass.nearby, '3', SHARED),
  trip('3102', { cn: '中港台 30 日', en: 'Greater China 30 Days' }, china, '10 GB', 30, {
    cn: '每月續購減 MOP$10',
    en: 'MOP$10 off when you renew it each month',
  }),
  talk('3103', { cn: '中港台通話 60 分鐘', en: 'Greater China 60-minute Calls' }, china, 60, 20),
  dayPass('3104', { cn: '東南亞日費', en: 'Southeast Asia Day Pass' }, southeast, prices.dayPass.southeastAsia, '2', SHARED),
  dayPass('3105', { cn: '日韓日費', en: 'Japan and South Korea Day Pass' }, japan, prices.dayPass.japanKorea, '3', SHARED),
  trip('3106', { cn: '日韓及東南亞 7 日', en: 'Japan, South Korea and Southeast Asia 7 Days' }, asia, '6 GB', 7, {
    cn: '一次去幾個地方，一個計劃通用',
    en: 'One plan for every stop of your trip',
  }),
  trip('3107', { cn: '日韓及東南亞 15 日', en: 'Japan, South Korea and Southeast Asia 15 Days' }, asia, '12 GB', 15, {
    cn: '到期前可加購 5 GB，MOP$88',
    en: 'Add 5 GB for MOP$88 before it ends',
  }),
  talk('3108', { cn: '日韓及東南亞通話 40 分鐘', en: 'Japan, South Korea and Southeast Asia 40-minute Calls' }, asia, 40, 10),
  dayPass('3109', { cn: '歐美澳紐日費', en: 'Long-haul Day Pass' }, farAway, prices.dayPass.world, '1'),
  trip('3110', { cn: '歐美澳紐 30 日', en: 'Long-haul 30 Days' }, farAway, '15 GB', 30, {
    cn: '適合留學：連續購買 3 次，第 4 次半價',
    en: 'For students abroad: buy it 3 times in a row and the 4th is half price',
  }),
];

const covers = (answer: string, { rdId, region }: DestinationSeed): boolean =>
  PLACES[answer]?.regions?.includes(region.regionId) === true || PLACES[answer]?.destinations?.includes(rdId) === true;

/** The data plans of a destination, day passes first; none where data roaming is not offered. */
export function dataPlansAt(destination: DestinationSeed): RoamPlanSeed[] {
  if (destination.traits.includes('no data')) return [];
  return roamPlansSeed
    .filter(({ suits: [where, , use] }) => use.includes(DATA) && where.some((answer) => covers(answer, destination)))
    .sort((one, other) => one.days - other.days);
}

/** The roaming plan with this id, or the day pass of a place: a destination (rdId), or a network by the name that a phone shows (`JP A`). */
export function roamPlanOf(id: string): RoamPlanSeed {
  const place = destinationsSeed.find(({ rdId, letters }) => rdId === id || letters === id.split(' ')[0]);
  const found = place === undefined ? roamPlansSeed.find((plan) => plan.id === id) : dataPlansAt(place).find(({ days }) => days === 1);
  if (found === undefined) throw new Error(`There is no roaming plan ${id}.`);
  return found;
}

/** What a price is for. */
export const perOf = ({ days }: RoamPlanSeed): Texts => (days === 1 ? { cn: '每日', en: 'a day' } : { cn: '每次', en: 'per plan' });

/** What a plan is for. */
export function useOf({ suits: [, , use] }: RoamPlanSeed): 'data' | 'calls' | 'both' {
  if (use.includes(DATA)) return use.includes(CALLS) ? 'both' : 'data';
  return 'calls';
}

/** The data of a plan as one text: the amount, and how much of it is at full speed. */
export function dataOf({ facts, info }: RoamPlanSeed): Texts {
  const amount = facts[0]?.[1] ?? { cn: '', en: '' };
  const speed = info.find(([label]) => label.en === FULL_SPEED.en)?.[1];
  return speed === undefined ? amount : { cn: `${amount.cn}，${speed.cn}`, en: `${amount.en}. ${speed.en}` };
}

/** The data of a day pass as a sentence without its full stop. */
export function dataInText(plan: RoamPlanSeed): Texts {
  const { cn, en } = dataOf(plan);
  return { cn: `數據${cn}`, en: en.replace('Unlimited', 'Unlimited data') };
}

/** The most that a day of data costs in MOP: the day pass, which starts by itself, or the cap of places without one. */
export const dayCapOf = (destination: DestinationSeed): number => dataPlansAt(destination).find(({ days }) => days === 1)?.price ?? prices.dayCap;
