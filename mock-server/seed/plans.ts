import { catalogue } from '#operator';
import type { PlanEntry, PlanSectionEntry, WayEntry } from '../../brand/types.ts';
import type { Texts } from '../handler.ts';
import { findPhone } from './phones.ts';
import { priceWith } from './phones-model.ts';
import { figure, prices } from './prices.ts';

/** The tabs, in their order. "All" (`0000`) is added by the site. */
export const planCategoriesSeed: readonly { id: string; name: Texts }[] = [
  { id: '1001', name: { cn: '5G 計劃', en: '5G plans' } },
  { id: '1002', name: { cn: '多人共享', en: 'Shared data' } },
  { id: '1003', name: { cn: '學生及青年', en: 'Student and youth' } },
  { id: '1004', name: { cn: '樂齡', en: 'Seniors' } },
  { id: '1005', name: { cn: '純數據', en: 'Data only' } },
  { id: '1006', name: { cn: '智能手錶', en: 'Smart watches' } },
  { id: '1007', name: { cn: '家居寬頻 5G', en: '5G home broadband' } },
];

export type Fact = readonly [label: Texts, value: Texts];

/** One way to take a plan; becomes a card of the plan's page. */
export interface PlanWay {
  /** Contract term or device, the second line of the card. */
  term: Texts;
  /** Contract term, 0 = none. */
  months: number;
  /** Monthly fee in MOP. */
  monthplan: number;
  /** With the id of its page and the position of its capacity, counted from 1, if it is a phone. */
  device?: { name: Texts /** In MOP. */; price: number; phone?: string; capacity?: number };
  facts: readonly Fact[];
  recommended: boolean;
}

/** A monthly plan as pages show it. The fields that a chip shows are named as in the contract. */
export interface PlanSeed extends Omit<PlanEntry, 'ways' | 'specials'> {
  /** Local data in GB, figure only. */
  datagb: string;
  /** Monthly fee of the first way in MOP, figure only. */
  monthplan: string;
  /** Audience and term under the name. */
  audience: Texts;
  /** Facts of every way, the most important first. */
  facts: readonly Fact[];
  /** Special lines, most important first. */
  specials: readonly Texts[];
  ways: readonly PlanWay[];
}

export interface PlanSectionSeed extends Omit<PlanSectionEntry, 'plans'> {
  /** The plans, smallest first; each is a chip in the list. */
  plans: readonly PlanSeed[];
}

/** The same text in both languages, for figures and names. */
const same = (text: string): Texts => ({ cn: text, en: text });

const fact = (cn: string, en: string, value: Texts): Fact => [{ cn, en }, value];
const gigabytes = (gb: number): Texts => same(`${figure(gb)} GB`);
const minutesOf = (minutes: number): Texts =>
  minutes === Number.POSITIVE_INFINITY ? { cn: '無限分鐘', en: 'Unlimited' } : { cn: `${figure(minutes)} 分鐘`, en: `${figure(minutes)} min` };

/** Term line of a contract; 0 months means none. */
const contract = (months: number): Texts =>
  months === 0 ? { cn: '免合約', en: 'No contract' } : { cn: `合約期 ${months} 個月`, en: `${months}-month contract` };

function factsOf({ gb, bayArea, minutes, cards, watches, speed }: PlanEntry, kind: PlanSectionEntry['kind']): Fact[] {
  const { extra = 0, children = 0 } = cards ?? {};
  return [
    fact('本地數據', 'Local data', gigabytes(gb)),
    ...(bayArea === undefined
      ? []
      : [fact('大灣區數據', 'Greater Bay Area data', typeof bayArea === 'number' ? gigabytes(bayArea) : { cn: '與本地共用', en: 'Shared with local data' })]),
    ...(minutes === undefined ? [] : [fact('本地通話', 'Local calls', minutesOf(minutes))]),
    ...(kind === 'watch' ? [fact('本地通話', 'Local calls', { cn: '與手機共用', en: 'Shared with your phone' })] : []),
    ...(extra > 0 ? [fact('副卡', 'Extra cards', { cn: `${extra} 張`, en: String(extra) })] : []),
    ...(children > 0 ? [fact('兒童卡', 'Children’s cards', { cn: `${children} 張`, en: String(children) })] : []),
    ...(watches === undefined ? [] : [fact('手錶數目', 'Watches', { cn: `${watches} 隻`, en: String(watches) })]),
    ...(speed === undefined ? [] : [fact('最高下載速度', 'Top download speed', same(speed.top))]),
  ];
}

/** The special lines; a plan without any says how it goes on when the data is used up. */
function specialsOf({ specials = [], musicFree, speed }: PlanEntry): Texts[] {
  const after = speed?.after ?? catalogue.slowSpeed;
  const music = {
    cn: `首 ${musicFree} 個月音樂串流免費，其後每月 MOP$${figure(prices.music)}`,
    en: `Music streaming free for the first ${musicFree} months, then MOP$${figure(prices.music)} a month`,
  };
  const own = [...specials, ...(musicFree === undefined ? [] : [music])];
  return own.length > 0 ? own : [{ cn: `本地數據用畢後以 ${after} 無限使用`, en: `Then unlimited local data at ${after}` }];
}

/** The phone or another device of a way with its price. */
function deviceOf({ off = 0 }: PlanEntry, { phone, capacity = 1, device }: WayEntry): PlanWay['device'] {
  const found = phone === undefined ? undefined : findPhone(phone);
  if (phone === undefined || found === undefined) return device;
  const [size] = found.capacities[capacity - 1] ?? [];
  return { name: same(capacity === 1 ? found.name : `${found.name} ${size}`), price: priceWith(found, capacity - 1, off), phone, capacity };
}

function wayOf(plan: PlanEntry, entry: WayEntry, index: number, audience: Texts | undefined): PlanWay {
  const { months, fee = plan.fee } = entry;
  const device = deviceOf(plan, entry);
  const { freeMonths } = plan;
  const price = device && fact('機價', 'Device price', device.price === 0 ? { cn: '免費', en: 'Free' } : same(`MOP$${figure(device.price)}`));
  const term = contract(months);
  return {
    months,
    monthplan: fee,
    term: device === undefined ? term : { cn: `連 ${device.name.cn}，${term.cn}`, en: `With ${device.name.en}, ${term.en}` },
    ...(device && { device: { ...device, name: { ...device.name, en: device.name.en.replace(/^the /, '') } } }),
    facts: [
      ...(audience === undefined ? [] : [fact('對象', 'Who it is for', audience)]),
      ...(price === undefined ? [] : [price]),
      ...(months === 0 || freeMonths === undefined
        ? []
        : [fact('月費全免', 'No monthly fee', { cn: `首 ${freeMonths} 個月`, en: freeMonths === 1 ? 'First month' : `First ${freeMonths} months` })]),
    ],
    recommended: index === 0 && plan.ways.length > 1,
  };
}

function planOf(plan: PlanEntry, { kind, audience }: PlanSectionEntry): PlanSeed {
  const ways = plan.ways.map((way, index) => wayOf(plan, way, index, audience));
  const months = ways[0]?.months ?? 0;
  const term = contract(months);
  return {
    ...plan,
    datagb: String(plan.gb),
    monthplan: String(plan.fee),
    audience: audience === undefined ? term : months === 0 ? audience : { cn: `${audience.cn}，${term.cn}`, en: `${audience.en}, ${term.en}` },
    facts: factsOf(plan, kind),
    specials: specialsOf(plan),
    ways,
  };
}

/** Every section in the order of "All", so that page 1 shows the whole range. */
export const planSectionsSeed: readonly PlanSectionSeed[] = catalogue.sections.map((entry) => ({
  ...entry,
  plans: entry.plans.map((plan) => planOf(plan, entry)),
}));

export const plansSeed: readonly PlanSeed[] = planSectionsSeed.flatMap(({ plans }) => plans);

export function findPlan(id: string): { plan: PlanSeed; section: PlanSectionSeed } | undefined {
  for (const section of planSectionsSeed) {
    const plan = section.plans.find((candidate) => candidate.id === id);
    if (plan) return { plan, section };
  }
  return undefined;
}

/** A plan's name within a sentence: Chinese and figures are set apart by a space. */
export const nameInText = ({ name: { cn, en } }: PlanSeed): Texts => ({ cn: `${cn.replace(/([0-9A-Za-z])$/, '$1 ')}計劃`, en });

/** The plan of the first banner. */
export const featuredPlan: PlanSeed = plansSeed.find(({ id }) => id === catalogue.featured) as PlanSeed;

/** What a customer pays over the contract in MOP: the fees without the free months, and the device. Undefined without a contract. */
export const totalOf = ({ freeMonths = 0 }: PlanSeed, { months, monthplan, device }: PlanWay): number | undefined =>
  months === 0 ? undefined : (months - freeMonths) * monthplan + (device?.price ?? 0);
