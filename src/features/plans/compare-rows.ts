import type { PlanDetailQueryResult } from '@/api/generated/plans';
import type { CompareRow } from '@/components/compare-table';
import { feeText } from './fee-text.ts';

type Card = PlanDetailQueryResult['cards'][number];

/** Labels of the rows that the server does not name. */
export interface CompareLabels {
  fee: string;
  /** The way to take the plan: contract term and device. */
  way: string;
  /** All that is paid over the contract term. */
  total: string;
  free: string;
}

/** The ways to take any of the plans, in the order of the plans. */
export const waysOf = (plans: readonly PlanDetailQueryResult[]): string[] => [
  ...new Set(plans.flatMap(({ cards }) => cards.map(({ cardtitleMap }) => cardtitleMap.bottom))),
];

/** The plan in a way to take it, or in its first one. */
export const cardOf = ({ cards }: PlanDetailQueryResult, way: string): Card | undefined =>
  cards.find(({ cardtitleMap }) => cardtitleMap.bottom === way) ?? cards[0];

/** All facts of a card, fee, way and total first; the first pair of the subtitle is the price (decision B57). */
function factsOf({ cardtitleMap, cardsubtitleMap, cardinfoMap, freeserver, total }: Card, labels: CompareLabels): [label: string, value: string][] {
  const [price, ...facts] = cardsubtitleMap;
  return [
    ...(price === undefined ? [] : [[labels.fee, price.top] as [string, string]]),
    [labels.way, cardtitleMap.bottom],
    ...(total === undefined ? [] : [[labels.total, feeText(total)] as [string, string]]),
    ...facts.map(({ top, bottom }): [string, string] => [top, bottom]),
    ...cardinfoMap.map(({ left, right }): [string, string] => [left, right]),
    ...(freeserver ? [[labels.free, freeserver] as [string, string]] : []),
  ];
}

/** Rows of the comparison, one value a plan, in the order in which the facts first appear, the free service last. */
export function compareRows(plans: readonly PlanDetailQueryResult[], labels: CompareLabels, way: string): CompareRow[] {
  const facts = plans.map((plan) => {
    const card = cardOf(plan, way);
    return new Map(card === undefined ? [] : factsOf(card, labels));
  });
  const names = new Set(facts.flatMap((each) => [...each.keys()]));
  // What is chosen above the table is no row of it, unless a plan is not sold that way.
  if (facts.every((each) => each.get(labels.way) === way)) names.delete(labels.way);
  if (names.delete(labels.free)) names.add(labels.free);
  return [...names].map((label) => ({ label, values: facts.map((each) => each.get(label)) }));
}
