import type { Bilingual } from '../handler.ts';
import { figure, prices } from './prices.ts';

export type Fact = readonly [label: Bilingual, value: Bilingual];

/** A phone that has a page. */
export interface PhoneChoice {
  /** Phone id. */
  phone: string;
  /** Position of its capacity, counted from 1. */
  capacity: number;
}

/** One way to take a plan; becomes a card of the plan's page. */
export interface PlanWay {
  /** Contract term or device, the second line of the card. */
  term: Bilingual;
  /** Contract term, 0 = none. */
  months: number;
  /** Monthly fee in MOP. */
  monthplan: number;
  device?: { name: Bilingual /** In MOP. */; price: number } & Partial<PhoneChoice>;
  facts: readonly Fact[];
  recommended?: true;
  /** Taken in a shop, so that the card has no apply link (`B53`). */
  shopOnly?: true;
}

/** A monthly plan. The fields that a chip shows are named as in the contract. */
export interface PlanSeed {
  id: string;
  name: Bilingual;
  /** Local data in GB, figure only. */
  datagb: string;
  /** Monthly fee in MOP, figure only. */
  monthplan: string;
  zdyText?: Bilingual;
  /** Term or audience under the name. */
  audience: Bilingual;
  /** Facts of every way, the most important first. */
  facts: readonly Fact[];
  /** Special lines, most important first. */
  specials: readonly Bilingual[];
  ways: readonly PlanWay[];
  free?: Bilingual;
  /** Months of a contract without a fee, as a special or a fact of the way says. */
  freeMonths?: number;
  recommended?: true;
}

export interface PlanSectionSeed {
  categoryId: string;
  scene: string;
  title: Bilingual;
  subtitle: Bilingual;
  explan: Bilingual;
  /** The plans, smallest first; each is a chip in the list. */
  chips: readonly PlanSeed[];
  /** What the terms of these plans are about. */
  terms: 'voice' | 'data' | 'watch';
}

/** The same text in both languages, for figures and names. */
export const same = (text: string): Bilingual => ({ cn: text, en: text });

const thousands = (figure: number): string => figure.toLocaleString('en');

const localData = (gb: number): Fact => [{ cn: '本地數據', en: 'Local data' }, same(`${thousands(gb)} GB`)];
export const bayAreaData = (gb: number): Fact => [{ cn: '大灣區數據', en: 'Greater Bay Area data' }, same(`${gb} GB`)];
export const calls = (minutes: number): Fact => [
  { cn: '本地通話', en: 'Local calls' },
  { cn: `${thousands(minutes)} 分鐘`, en: `${thousands(minutes)} min` },
];
export const unlimitedCalls: Fact = [
  { cn: '本地通話', en: 'Local calls' },
  { cn: '無限分鐘', en: 'Unlimited' },
];
export const extraCards = (cards: number): Fact => [
  { cn: '副卡', en: 'Extra cards' },
  { cn: `${cards} 張`, en: String(cards) },
];
export const topSpeed = (speed: string): Fact => [{ cn: '最高下載速度', en: 'Top download speed' }, same(speed)];

/** Term line of a contract; 0 months means none. */
export const contract = (months: number): Bilingual =>
  months === 0 ? { cn: '免合約', en: 'No contract' } : { cn: `合約期 ${months} 個月`, en: `${months}-month contract` };

/** A way as its plan's entry has it: without a fee of its own it costs the plan's. */
type WayEntry = Omit<PlanWay, 'monthplan'> & { monthly?: number };

/** A plan as the files of its section have it: amounts once, and the facts besides the local data. */
type PlanEntry = Omit<PlanSeed, 'datagb' | 'monthplan' | 'ways'> & { gb: number /** In MOP. */; monthly: number; ways: readonly WayEntry[] };

/** Completes the entry of a plan. */
export const plan = ({ gb, monthly, facts, ways, ...rest }: PlanEntry): PlanSeed => ({
  ...rest,
  datagb: String(gb),
  monthplan: String(monthly),
  facts: [localData(gb), ...facts],
  ways: ways.map(({ monthly: own = monthly, ...way }) => ({ ...way, monthplan: own })),
});

/** Caller display and voicemail, free with every plan that has calls. */
const voiceServices: Bilingual = { cn: '來電顯示、留言信箱', en: 'Caller display and voicemail' };

/** Completes the entry of a plan with calls. */
export const voicePlan = (entry: PlanEntry): PlanSeed => plan({ free: voiceServices, ...entry });

/** A way by contract term, in months. */
export const term = (months: number, { monthly, facts = [] }: { monthly?: number; facts?: readonly Fact[] } = {}): WayEntry => ({
  term: contract(months),
  months,
  ...(monthly === undefined ? {} : { monthly }),
  facts,
});

/** A way with a phone or another device at a price in MOP, on a 24-month contract. */
export const withDevice = (device: Bilingual, price: number, choice?: PhoneChoice): WayEntry => ({
  term: { cn: `連 ${device.cn}，合約期 24 個月`, en: `With ${device.en}, 24-month contract` },
  months: 24,
  device: { name: { cn: device.cn, en: device.en.replace(/^the /, '') }, price, ...choice },
  facts: [[{ cn: '機價', en: 'Device price' }, price === 0 ? { cn: '免費', en: 'Free' } : same(`MOP$${thousands(price)}`)]],
});

/** What a customer pays over the contract in MOP: the fees without the free months, and the device. Undefined without a contract. */
export const totalOf = ({ freeMonths = 0 }: PlanSeed, { months, monthplan, device }: PlanWay): number | undefined =>
  months === 0 ? undefined : (months - freeMonths) * monthplan + (device?.price ?? 0);

/** Music streaming, free at first, with the fee that follows by itself. */
export const musicFree = (months: number): Bilingual => ({
  cn: `首 ${months} 個月音樂串流免費，其後每月 MOP$${figure(prices.music)}`,
  en: `Music streaming free for the first ${months} months, then MOP$${figure(prices.music)} a month`,
});

/** The line about slower speed after the data. */
export const thenUnlimited = (speed: string): Bilingual => ({ cn: `本地數據用畢後以 ${speed} 無限使用`, en: `Then unlimited local data at ${speed}` });
