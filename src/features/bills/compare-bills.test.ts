import { describe, expect, it } from 'vitest';
import { compareBills } from './compare-bills.ts';

describe('compareBills', () => {
  it('says what is charged more, less, anew and no more, without what was owed and paid before', () => {
    const now = [
      { name: 'Previous bill', amount: '300.00', kind: 'previous' as const },
      { name: 'Payment', amount: '-300.00', kind: 'payment' as const },
      { name: 'Fee', amount: '98.00' },
      { name: 'Calls', amount: '12.30', kind: 'idd' as const },
      { name: 'Calls', amount: '0.10', kind: 'idd' as const },
      { name: 'Copy', amount: '20.00' },
    ];
    const before = [
      { name: 'Previous bill', amount: '150.00', kind: 'previous' as const },
      { name: 'Fee', amount: '98.00' },
      { name: 'Calls', amount: '2.35', kind: 'idd' as const },
      { name: 'Music', amount: '49.00' },
    ];
    const { total, byName } = compareBills(now, before);
    expect(Object.fromEntries(byName)).toEqual({ Calls: 1005, Copy: 2000, Music: -4900 });
    expect(total).toBe(-1895);
  });
});
