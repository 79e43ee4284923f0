import { thresholdParts } from '@/lib/data-amount';

/** One plan and what a month of use would have cost on it. Amounts in MOP, data in GB. */
export interface PlanCost {
  id: string;
  name: string;
  fee: number;
  /** Data that would have been bought on top, and its price. */
  bought: number;
  boughtPrice: number;
  total: number;
}

interface Plan {
  id: string;
  name?: string | undefined;
  datagb: string;
  monthplan: string;
}

interface Pack {
  dataThresholdUI: string;
  price: string;
}

/** More than a customer buys in a month. */
const MAX_GB = 500;

/** The cheapest top-ups by the least GB that they have together, up to `most`; undefined where none reach so far. */
function cheapest(packs: readonly Pack[], most: number): ({ gb: number; price: number } | undefined)[] {
  const sizes = packs.flatMap(({ dataThresholdUI, price }) => {
    const parts = thresholdParts(dataThresholdUI);
    return parts?.unit === 'GB' && Number(parts.figure) >= 1 ? [{ gb: Math.floor(Number(parts.figure)), price: Number(price) }] : [];
  });
  const best: ({ gb: number; price: number } | undefined)[] = [{ gb: 0, price: 0 }];
  for (let need = 1; need <= most; need += 1) {
    const ways = sizes.flatMap(({ gb, price }) => {
      const rest = best[Math.max(0, need - gb)];
      return rest === undefined ? [] : [{ gb: rest.gb + gb, price: rest.price + price }];
    });
    best.push(ways.toSorted((one, other) => one.price - other.price || other.gb - one.gb)[0]);
  }
  return best;
}

/** What the use of a month would have cost on each plan, the cheapest first: its fee, the top-ups for data beyond it, and charges that all plans have alike. Plans whose data no top-up fills up are left out. */
export function planCosts(usedGb: number, otherMop: number, plans: readonly Plan[], packs: readonly Pack[]): PlanCost[] {
  const missing = (plan: Plan) => Math.max(0, Math.ceil(usedGb - Number(plan.datagb)));
  const best = cheapest(packs, Math.min(MAX_GB, Math.max(0, ...plans.map(missing))));
  return plans
    .flatMap((plan) => {
      const extra = best[missing(plan)];
      if (extra === undefined) return [];
      const fee = Number(plan.monthplan);
      return [{ id: plan.id, name: plan.name ?? `${plan.datagb} GB`, fee, bought: extra.gb, boughtPrice: extra.price, total: fee + extra.price + otherMop }];
    })
    .toSorted((one, other) => one.total - other.total);
}
