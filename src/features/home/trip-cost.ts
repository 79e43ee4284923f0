import type { RoamPlan } from '@/components/roam-card';

export interface TripCost {
  id: string;
  name: string;
  /** In MOP. */
  total: number;
  /** Purchases that the trip needs: days of a day pass. */
  times: number;
  /** In MOP, of one purchase. */
  price: number;
  /** More than the cheapest plan for the same use, in MOP. */
  more: number;
  /** Cheaper than all alternatives for the same use. */
  cheapest: boolean;
}

/** Days that are assumed first for an answer about the length of the trip. */
export const usualDays = (min: number, max: number): number => Math.min(max, min + 2);

/** What a trip costs with each plan that has a price in figures, cheapest first within a use; `price` is for each started `days`. */
export function tripCosts(plans: readonly RoamPlan[], days: number): TripCost[] {
  const costs = plans.flatMap((plan) => {
    if (plan.price === undefined || plan.days === undefined) return [];
    const times = Math.ceil(days / plan.days);
    const price = Number(plan.price);
    return [{ id: plan.id, name: plan.cardtitleMap.top, use: plan.use, price, times, total: times * price }];
  });
  return [...new Set(costs.map(({ use }) => use))].flatMap((use) => {
    const same = costs.filter((cost) => cost.use === use).sort((one, other) => one.total - other.total);
    const lowest = same[0]?.total ?? 0;
    const unique = same.filter(({ total }) => total === lowest).length === 1;
    return same.map(({ use: _, ...cost }) => ({ ...cost, more: cost.total - lowest, cheapest: same.length > 1 && unique && cost.total === lowest }));
  });
}
