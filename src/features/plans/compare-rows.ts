import type { PlanDetailQueryResult } from '@/api/plans';

/** A value of a plan, with the ways to take the plan that it belongs to; none named = it holds for every way. */
export interface CompareValue {
  value: string;
  ways: readonly string[];
}

/** One fact of every plan that is compared. */
export interface CompareRow {
  label: string;
  /** One cell a plan, in their order; an empty cell says nothing of this fact. */
  cells: readonly (readonly CompareValue[])[];
  /** Not the same for every plan. */
  differs: boolean;
}

type Card = PlanDetailQueryResult['cards'][number];
interface Fact {
  label: string;
  value: string;
}

/** Every fact of a card; the first pair of the subtitle is the price (decision B57). */
function factsOf({ cardsubtitleMap, cardinfoMap, freeserver }: Card, words: CompareWords): Fact[] {
  const [price, ...facts] = cardsubtitleMap;
  return [
    ...(price === undefined ? [] : [{ label: words.fee, value: price.top }]),
    ...facts.map(({ top, bottom }) => ({ label: top, value: bottom })),
    ...cardinfoMap.map(({ left, right }) => ({ label: left, value: right })),
    ...(freeserver ? [{ label: words.free, value: freeserver }] : []),
  ];
}

/** Names of the rows that the server does not name. */
export interface CompareWords {
  fee: string;
  free: string;
}

/**
 * The facts of plans side by side. A plan can be taken in several ways (terms, devices): a value that they share stands alone, others say
 * which way they belong to. Rows stand in the order in which the facts first appear, the free service last.
 */
export function compareRows(plans: readonly PlanDetailQueryResult[], words: CompareWords): CompareRow[] {
  const rows = new Map<string, CompareValue[][]>();
  plans.forEach(({ cards }, column) => {
    for (const card of cards) {
      for (const { label, value } of factsOf(card, words)) {
        const cells = rows.get(label) ?? plans.map(() => []);
        rows.set(label, cells);
        const cell = cells[column] ?? [];
        const way = card.cardtitleMap.bottom;
        const known = cell.find((one) => one.value === value);
        if (known === undefined) cell.push({ value, ways: [way] });
        else if (!known.ways.includes(way)) known.ways = [...known.ways, way];
      }
    }
  });
  const free = rows.get(words.free);
  if (free !== undefined) {
    rows.delete(words.free);
    rows.set(words.free, free);
  }
  return [...rows].map(([label, cells]) => {
    const shown = cells.map((cell, column) => {
      const ways = new Set(plans[column]?.cards.map((card) => card.cardtitleMap.bottom));
      return cell.map(({ value, ways: own }) => ({ value, ways: own.length === ways.size && cell.length === 1 ? [] : own }));
    });
    return { label, cells: shown, differs: new Set(shown.map((cell) => JSON.stringify(cell))).size > 1 };
  });
}
