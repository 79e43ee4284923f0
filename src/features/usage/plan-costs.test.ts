import { describe, expect, it } from 'vitest';
import { planCosts } from './plan-costs.tsx';

const plans = [
  { id: 'a', name: 'Small', datagb: '10', monthplan: '88' },
  { id: 'b', name: 'Middle', datagb: '40', monthplan: '138' },
  { id: 'c', datagb: '60.5', monthplan: '168' },
];
const packs = [
  { dataThresholdUI: '1 GB', price: '28' },
  { dataThresholdUI: '3 GB', price: '68' },
  { dataThresholdUI: '10 GB', price: '158' },
  { dataThresholdUI: 'Unlimited day', price: '1' },
];

describe('planCosts', () => {
  it('adds the fee, the cheapest top-ups for the data that is missing, and what all plans charge alike', () => {
    expect(planCosts(13.2, 20.5, plans, packs)).toEqual([
      { id: 'b', name: 'Middle', fee: 138, bought: 0, boughtPrice: 0, total: 158.5 },
      { id: 'c', name: '60.5 GB', fee: 168, bought: 0, boughtPrice: 0, total: 188.5 },
      // 3.2 GB are missing: 3 GB and 1 GB.
      { id: 'a', name: 'Small', fee: 88, bought: 4, boughtPrice: 96, total: 204.5 },
    ]);
    // Ten of 1 GB, or three of 3 GB and one, are dearer than one of 10 GB.
    expect(planCosts(20, 0, plans.slice(0, 1), packs)[0]).toMatchObject({ bought: 10, boughtPrice: 158 });
    expect(planCosts(19, 0, plans.slice(0, 1), packs)[0]).toMatchObject({ bought: 10, boughtPrice: 158 });
  });

  it('leaves out a plan whose data cannot be filled up', () => {
    expect(planCosts(50, 0, plans, []).map(({ id }) => id)).toEqual(['c']);
    expect(planCosts(900, 0, plans, packs)).toEqual([]);
  });
});
