import type { PlanDetailQueryResult } from '@/api/plans';
import type { Param } from '@/components/search-params';

export type Way = PlanDetailQueryResult['cards'][number];

/** Most ways of a plan in the contract. */
const MAX_WAYS = 12;

export const WAY_PARAMS = {
  /** The chosen way, counted from 1; undefined = the recommended one. */
  way: {
    name: 'way',
    read: (text) => {
      const way = Number(text);
      return Number.isInteger(way) && way >= 1 && way <= MAX_WAYS ? way : undefined;
    },
    write: (way) => (way === undefined ? undefined : String(way)),
  } satisfies Param<number | undefined>,
};

const isRecommended = ({ tjtype }: Way) => String(tjtype) === '1';

/** Index of the way that the URL names, else of the recommended one, else of the first. */
export function chosenWay(ways: readonly Way[], way: number | undefined): number {
  if (way !== undefined && way <= ways.length) return way - 1;
  return Math.max(0, ways.findIndex(isRecommended));
}

/** Whether contract term and device tell the ways apart, so that each can be a choice of its own. */
export function hasTerms(ways: readonly Way[]): boolean {
  return ways.every(({ months }) => months !== undefined) && new Set(ways.map(({ months, device = '' }) => `${months} ${device}`)).size === ways.length;
}

/** Contract terms in months, longest first. */
export function termsOf(ways: readonly Way[]): number[] {
  return [...new Set(ways.flatMap(({ months }) => months ?? []))].sort((a, b) => b - a);
}

/** Index of the way with another term: with the same device if there is one, else the recommended way of that term, else its first. */
export function withTerm(ways: readonly Way[], current: number, months: number): number {
  const candidates = ways.flatMap((way, index) => (way.months === months ? [{ way, index }] : []));
  const device = ways[current]?.device;
  const found = candidates.find(({ way }) => way.device === device) ?? candidates.find(({ way }) => isRecommended(way)) ?? candidates[0];
  return found?.index ?? current;
}
