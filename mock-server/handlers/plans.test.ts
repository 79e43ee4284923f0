import { describe, expect, it } from 'vitest';
import { plansSeed as plans, totalOf } from '../seed/plans.ts';

describe('the plans', () => {
  it('have each id once, and the monthly fee of one of their ways', () => {
    expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length);
    for (const plan of plans) expect(plan.ways.map((way) => String(way.monthplan))).toContain(plan.monthplan);
  });

  it('cost the fees and the device over the contract, without the free months', () => {
    const totals = (planId: string) => plans.filter(({ id }) => id === planId).flatMap((plan) => plan.ways.map((way) => totalOf(plan, way)));
    expect(totals('2001')).toEqual([1176, 2352, undefined]);
    for (const plan of plans.filter(({ freeMonths }) => freeMonths !== undefined))
      for (const way of plan.ways.filter(({ months }) => months > 0))
        expect(totalOf(plan, way)).toBe((way.months - (plan.freeMonths ?? 0)) * way.monthplan + (way.device?.price ?? 0));
  });
});
