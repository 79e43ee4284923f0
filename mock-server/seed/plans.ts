import { catalogue } from '#operator';
import type { Texts } from '../handler.ts';
import { type PlanSectionSeed, type PlanSeed, sectionOf } from './plans-model.ts';

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

/** Every section in the order of "All", so that page 1 shows the whole range. */
export const planSectionsSeed: readonly PlanSectionSeed[] = catalogue.sections.map(sectionOf);

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
