import { content } from '#operator';
import type { Texts } from '../handler.ts';
import { findPhone } from './phones.ts';
import { type PhoneSeed, priceWith } from './phones-model.ts';
import { featuredPlan, findPlan, type PlanSeed, type PlanWay, plansSeed } from './plans.ts';

/** Months of the contract that the price of a phone needs. */
export const PHONE_TERM = 24;

const caseIncluded: Texts = { cn: '送保護殼一個', en: 'Free case' };

export interface PhonePlan {
  plan: PlanSeed;
  /** Monthly fee on the contract of the phone in MOP. */
  fee: number;
  /** Price of the phone with this plan in MOP. */
  price: number;
  isRecommended: boolean;
  /** A page of the site, or the web shop for special offers. */
  link: string;
  /** Special lines, most important first. */
  lines: readonly Texts[];
}

const wayWith = (id: string): PlanWay | undefined => findPlan(id)?.plan.ways.find(({ months }) => months === PHONE_TERM);

/**
 * The plans one capacity of a phone is sold with: those of its offer that have the contract, and those whose page shows the phone. The
 * largest of several does not come with the cheapest plan, unless that is the recommended one.
 */
export function plansOf(phone: PhoneSeed, capacity: number): PhonePlan[] {
  const [name = ''] = phone.capacities[capacity] ?? [];
  const { plans, recommended } = phone.offer;
  const isLargest = capacity > 0 && capacity === phone.capacities.length - 1;
  const sold: readonly string[] = isLargest && plans[0] !== recommended ? plans.slice(1) : plans;
  const shown = plansSeed.filter(({ ways }) => ways.some(({ device }) => device?.phone === phone.id && device.capacity === capacity + 1));
  return [...new Set([...sold, ...shown.map(({ id }) => id)])].flatMap((id) => {
    const plan = findPlan(id)?.plan;
    const way = wayWith(id);
    if (plan === undefined || way === undefined) return [];
    const isRecommended = id === recommended;
    const isOneOfTheLarge = id === '2003' || id === '2004';
    return {
      plan,
      fee: way.monthplan,
      price: priceWith(phone, capacity, plan.off ?? 0),
      isRecommended,
      link: phone.special && isRecommended ? `https://shop.${content.domain}/offers/${phone.id}-${name.replace(/\D/g, '')}-${id}` : `/sharePlan/${id}`,
      lines: [...(phone.special && isRecommended ? [phone.special] : []), ...plan.specials, ...(phone.isNew && isOneOfTheLarge ? [caseIncluded] : [])],
    };
  });
}

/** Monthly fee in MOP of the plan that suits the phone. */
export const monthlyOf = ({ offer }: PhoneSeed): number => wayWith(offer.recommended)?.monthplan ?? 0;

const launched = findPhone('4001') as PhoneSeed;

/** The phone of the banner and the news: each capacity with its price alone and with the plan of the first banner, in MOP. */
export const launch = {
  name: launched.name,
  capacities: launched.capacities.map(([name, alone], at) => ({
    name,
    alone,
    withPlan: plansOf(launched, at).find(({ plan }) => plan === featuredPlan)?.price ?? alone,
  })),
};
