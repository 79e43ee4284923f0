import type { PlanSectionsQueryResult } from '@/api/generated/plans';
import type { Order } from './search-params.ts';

type Section = PlanSectionsQueryResult['rows'][number];
export type Chip = Section['apiPlanSectionDataVO'][number];

export interface FoundPlan {
  chip: Chip;
  /** The plan's section, and whom it is for. */
  section: string;
  subtitle: string;
}

const orders: Record<Exclude<Order, 'sections'>, (a: Chip, b: Chip) => number> = {
  fee: (a, b) => Number(a.monthplan) - Number(b.monthplan) || Number(b.datagb) - Number(a.datagb),
  data: (a, b) => Number(b.datagb) - Number(a.datagb) || Number(a.monthplan) - Number(b.monthplan),
};

/** The plans of all sections, each once, with at least `need` GB of local data. */
export function findPlans(sections: readonly Section[], need: number, order: Order): FoundPlan[] {
  const plans = new Map<string, FoundPlan>();
  for (const { title, subtitle, apiPlanSectionDataVO } of sections) {
    for (const chip of apiPlanSectionDataVO) {
      if (!plans.has(chip.id) && Number(chip.datagb) >= need) plans.set(chip.id, { chip, section: title, subtitle });
    }
  }
  const found = [...plans.values()];
  return order === 'sections' ? found : found.sort((a, b) => orders[order](a.chip, b.chip));
}
