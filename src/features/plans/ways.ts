import type { PlanDetailQueryResult } from '@/api/generated/plans';
import { type ChosenPhone, countParam } from '@/components/search-params';

export type Way = PlanDetailQueryResult['cards'][number];

/** Most ways of a plan in the contract, and one for the chosen phone. */
const MAX_WAYS = 13;

/** The chosen way, counted from 1; undefined = the recommended one. */
export const WAY_PARAMS = { way: countParam('way', MAX_WAYS, undefined) };

const isRecommended = ({ tjtype }: Way) => String(tjtype) === '1';

/** Whether a way comes with the chosen phone in its capacity. */
export const isWith = ({ phone, capacity }: ChosenPhone) => {
  return (way: Way) => phone !== undefined && way.phone === phone && (way.capacity ?? capacity + 1) === capacity + 1;
};

/** Index of the way that the URL names, else of that with the chosen phone, else of the recommended one, else of the first. */
export function chosenWay(ways: readonly Way[], way: number | undefined, chosen: ChosenPhone): number {
  if (way !== undefined && way <= ways.length) return way - 1;
  const withPhone = ways.findIndex(isWith(chosen));
  return withPhone === -1 ? Math.max(0, ways.findIndex(isRecommended)) : withPhone;
}

/** Whether the chosen phone can come with the way: with its own way only, or, where it has none, with those that have no other device. */
export function takesPhone(ways: readonly Way[], way: Way, chosen: ChosenPhone): boolean {
  const matches = isWith(chosen);
  return chosen.phone !== undefined && (ways.some(matches) ? matches(way) : way.device === undefined);
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
