import type { BillCharge } from '@/api/generated/bills';

/** What a bill charges more, or less, than the bill before. In 1/100 MOP. */
export interface BillChange {
  /** Of all charges together. */
  total: number;
  /** By name of the charge; those of the same amount are left out. */
  byName: ReadonlyMap<string, number>;
}

/** Neither what was owed before nor what was paid of it is a charge of the period. */
const isOfPeriod = ({ kind }: BillCharge) => kind !== 'previous' && kind !== 'payment';

function sums(charges: readonly BillCharge[], sign: 1 | -1, into: Map<string, number>): void {
  for (const { name, amount } of charges.filter(isOfPeriod)) into.set(name, (into.get(name) ?? 0) + sign * Math.round(Number(amount) * 100));
}

export function compareBills(charges: readonly BillCharge[], before: readonly BillCharge[]): BillChange {
  const byName = new Map<string, number>();
  sums(charges, 1, byName);
  sums(before, -1, byName);
  for (const [name, change] of byName) if (change === 0) byName.delete(name);
  return { total: [...byName.values()].reduce((sum, change) => sum + change, 0), byName };
}
