import { describe, expect, it } from 'vitest';
import { findPlans } from './found-plans.tsx';

const chip = (id: string, datagb: string, monthplan: string) => ({ id, datagb, monthplan, zdytype: 0 as const });
const section = (title: string, chips: ReturnType<typeof chip>[]) => ({ img: '', phoneImg: '', title, subtitle: '', explan: '', apiPlanSectionDataVO: chips });
const sections = [
  section('5G', [chip('a', '20', '98'), chip('b', '120', '238')]),
  section('Seniors', [chip('c', '20', '38.50'), chip('a', '20', '98'), chip('d', '99.5', '238')]),
];
const ids = (need: number, order: 'sections' | 'fee' | 'data') => findPlans(sections, need, order).map((plan) => plan.chip.id);

describe('findPlans', () => {
  it('lists each plan once, with the section that has it first', () => {
    expect(findPlans(sections, 0, 'sections').map((plan) => [plan.chip.id, plan.section])).toEqual([
      ['a', '5G'],
      ['b', '5G'],
      ['c', 'Seniors'],
      ['d', 'Seniors'],
    ]);
  });

  it('orders by figure, not by text; equal fees by data', () => {
    expect(ids(0, 'fee')).toEqual(['c', 'a', 'b', 'd']);
    expect(ids(0, 'data')).toEqual(['b', 'd', 'c', 'a']);
  });

  it('leaves out plans with less data than needed', () => {
    expect(ids(100, 'fee')).toEqual(['b']);
    expect(ids(20, 'sections')).toEqual(['a', 'b', 'c', 'd']);
    expect(ids(121, 'fee')).toEqual([]);
  });
});
