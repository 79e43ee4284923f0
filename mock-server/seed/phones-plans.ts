import { content } from '#operator';
import type { Bilingual } from '../handler.ts';
import type { PhoneSeed } from './phones-model.ts';
import { findPlan } from './plans.ts';
import type { PlanSeed } from './plans-model.ts';

/** What a plan takes off the price of a phone in MOP, for a phone that gets the whole reduction. */
const reductions: Readonly<Record<string, number>> = {
  '2001': 1100,
  '2002': 2000,
  '2003': 2900,
  '2004': 4400,
  '2006': 4900,
  '2007': 5100,
  '2011': 600,
  '2025': 2600,
};

/** Price of the phone that gets exactly the whole reduction. */
const WHOLE = 8380;

const caseIncluded: Bilingual = { cn: '送保護殼一個', en: 'Free case' };

export interface PhonePlan {
  plan: PlanSeed;
  /** Price of the phone with this plan in MOP. */
  price: number;
  isRecommended: boolean;
  /** A page of the site, or the web shop for special offers. */
  link: string;
  /** Special lines, most important first. */
  lines: readonly Bilingual[];
}

function reductionOf(phone: PhoneSeed, planId: string): number {
  const lowest = phone.capacities[0]?.[1] ?? 0;
  const share = phone.share ?? Math.min(1.1, Math.max(0.3, lowest / WHOLE));
  return Math.round(((reductions[planId] ?? 0) * share) / 100) * 100;
}

/** The plans one capacity of a phone is sold with. The largest of several does not come with the cheapest plan, unless that is the recommended one. */
export function plansOf(phone: PhoneSeed, capacity: number): PhonePlan[] {
  const [name = '', outright = 0] = phone.capacities[capacity] ?? [];
  const { plans, recommended } = phone.offer;
  const isLargest = capacity > 0 && capacity === phone.capacities.length - 1;
  const sold = isLargest && plans[0] !== recommended ? plans.slice(1) : plans;
  return sold.flatMap((id) => {
    const plan = findPlan(id)?.plan;
    if (plan === undefined) return [];
    const isRecommended = id === recommended;
    const isOneOfTheLarge = id === '2003' || id === '2004';
    return {
      plan,
      price: Math.max(0, outright - reductionOf(phone, id)),
      isRecommended,
      link: phone.special && isRecommended ? `https://shop.${content.domain}/offers/${phone.id}-${name.replace(/\D/g, '')}-${id}` : `/sharePlan/${id}`,
      lines: [...(phone.special && isRecommended ? [phone.special] : []), ...plan.specials, ...(phone.isNew && isOneOfTheLarge ? [caseIncluded] : [])],
    };
  });
}

/** Monthly fee in MOP of the plan that suits the phone. */
export const monthlyOf = ({ offer }: PhoneSeed): string => findPlan(offer.recommended)?.plan.monthplan ?? '';
