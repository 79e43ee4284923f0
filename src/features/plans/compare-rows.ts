import type { PlanDetailQueryResult } from '@/api/generated/plans';
import { feeText } from './fee-text.ts';

/** Value of a plan with the ways to take the plan that it applies to; an empty list means all ways. */
export interface CompareValue {
  value: string;
  ways: readonly string[];
}

/** One fact of all compared plans. */
export interface CompareRow {
  label: string;
  /** One cell per plan, in plan order; empty when the plan lacks this fact. */
  cells: readonly (readonly CompareValue[])[];
  differs: boolean;
}

type Card = PlanDetailQueryResult['cards'][number];
interface Fact {
  label: string;
  value: string;
}

/** All facts of a card, the total after the fee; the first pair of the subtitle is the price (decision B57). */
function factsOf({ cardsubtitleMap, cardinfoMap, freeserver, total }: Card, labels: CompareLabels): Fact[] {
  const [price, ...facts] = cardsubtitleMap;
  return [
    ...(price === undefined ? [] : [{ label: labels.fee, value: price.top }]),
    ...(total === undefined ? [] : [{ label: labels.total, value: feeText(total) }]),
    ...facts.map(({ top, bottom }) => ({ label: top, value: bottom })),
    ...cardinfoMap.map(({ left, right }) => ({ label: left, value: right })),
    ...(freeserver ? [{ label: labels.free, value: freeserver }] : []),
  ];
}

/** Labels of the rows that the server does not name. */
export interface CompareLabels {
  fee: string;
  /** All that is paid over the contract term. */
  total: string;
  free: string;
}

/** Rows of the comparison, in the order in which the facts first appear, the free service last. A value that not all ways of a plan (terms, devices) share names its ways. */
export function compareRows(plans: readonly PlanDetailQueryResult[], labels: CompareLabels): CompareRow[] {
  const rows = new Map<string, CompareValue[][]>();
  plans.forEach(({ cards }, column) => {
    for (const card of cards) {
      for (const { label, value } of factsOf(card, labels)) {
        const cells = rows.get(label) ?? plans.map(() => []);
        rows.set(label, cells);
        const cell = cells[column] ?? [];
        const way = card.cardtitleMap.bottom;
        const existing = cell.find((each) => each.value === value);
        if (existing === undefined) cell.push({ value, ways: [way] });
        else if (!existing.ways.includes(way)) existing.ways = [...existing.ways, way];
      }
    }
  });
  const free = rows.get(labels.free);
  if (free !== undefined) {
    rows.delete(labels.free);
    rows.set(labels.free, free);
  }
  return [...rows].map(([label, cells]) => {
    const merged = cells.map((cell, column) => {
      const ways = new Set(plans[column]?.cards.map((card) => card.cardtitleMap.bottom));
      return cell.map(({ value, ways: own }) => ({ value, ways: own.length === ways.size && cell.length === 1 ? [] : own }));
    });
    return { label, cells: merged, differs: new Set(merged.map((cell) => JSON.stringify(cell))).size > 1 };
  });
}
