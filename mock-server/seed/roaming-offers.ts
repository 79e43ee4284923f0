/** Roaming plans by destination, and what they cost. */
import type { Texts } from '../handler.ts';
import { prices } from './prices.ts';
import type { DestinationSeed } from './roaming.ts';
import { dataPlansAt, FULL_SPEED, type RoamPlanSeed } from './roaming-finder.ts';
import { CALLS, DATA } from './roaming-questions.ts';

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
