/** Roaming plans by destination, and what they cost. */
import type { Bilingual } from '../handler.ts';
import { prices } from './prices.ts';
import type { DestinationSeed } from './roaming.ts';
import { CALLS, DATA, FAR, FULL_SPEED, JAPAN_KOREA, NEAR, type RoamPlanSeed, roamPlansSeed, SOUTHEAST_ASIA } from './roaming-finder.ts';

/** Destinations (rdId) and whole regions of the finder's first question. */
const PLACES: Readonly<Record<string, { regions?: readonly string[]; destinations?: readonly string[] }>> = {
  [NEAR]: { regions: ['501'] },
  [SOUTHEAST_ASIA]: { destinations: ['112', '113', '114', '115', '116', '117', '118', '120'] },
  [JAPAN_KOREA]: { destinations: ['110', '111'] },
  [FAR]: { regions: ['504', '505', '506'], destinations: ['601', '602'] },
};

const covers = (answer: string, { rdId, region }: DestinationSeed): boolean =>
  PLACES[answer]?.regions?.includes(region.regionId) === true || PLACES[answer]?.destinations?.includes(rdId) === true;

/** What a price is for. */
export const perOf = ({ days }: RoamPlanSeed): Bilingual => (days === 1 ? { cn: '每日', en: 'a day' } : { cn: '每次', en: 'per plan' });

/** What a plan is for. */
export function useOf({ suits: [, , use] }: RoamPlanSeed): 'data' | 'calls' | 'both' {
  if (use.includes(DATA)) return use.includes(CALLS) ? 'both' : 'data';
  return 'calls';
}

/** The data of a plan as one text: the amount, and how much of it is at full speed. */
export function dataOf({ facts, info }: RoamPlanSeed): Bilingual {
  const amount = facts[0]?.[1] ?? { cn: '', en: '' };
  const speed = info.find(([label]) => label.en === FULL_SPEED.en)?.[1];
  return speed === undefined ? amount : { cn: `${amount.cn}，${speed.cn}`, en: `${amount.en}. ${speed.en}` };
}

/** The data plans of a destination, day passes first; none where data roaming is not offered. */
export function dataPlansAt(destination: DestinationSeed): RoamPlanSeed[] {
  if (destination.traits.includes('no data')) return [];
  return roamPlansSeed
    .filter((plan) => useOf(plan) !== 'calls' && plan.suits[0].some((answer) => covers(answer, destination)))
    .sort((one, other) => one.days - other.days);
}

/** The most that a day of data costs in MOP: the day pass, which starts by itself, or the cap of places without one. */
export const dayCapOf = (destination: DestinationSeed): number => dataPlansAt(destination).find(({ days }) => days === 1)?.price ?? prices.dayCap;
