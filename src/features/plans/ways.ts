import type { PhoneDetailQueryResult } from '@/api/generated/phones';
import type { PlanDetailQueryResult } from '@/api/generated/plans';
import { type ChosenPhone, countParam } from '@/components/search-params';
import { phonePrice, readPrice } from '@/lib/money';
import { paths } from '@/lib/paths';

export type Way = PlanDetailQueryResult['cards'][number];

/** Most ways of a plan in the contract, and one for the chosen phone. */
const MAX_WAYS = 13;

/** The chosen way, counted from 1; undefined = the recommended one. */
export const WAY_PARAMS = { way: countParam('way', MAX_WAYS, undefined) };

const isRecommended = ({ tjtype }: Way) => String(tjtype) === '1';

/** Whether a way comes with the chosen phone in its capacity. */
const isWith = ({ phone, capacity }: ChosenPhone) => {
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

/** The chosen capacity of a phone, and the plan as one that it is sold with. */
export function soldWith({ mobileCapacityplan }: PhoneDetailQueryResult, plan: string, chosen: ChosenPhone) {
  const capacity = mobileCapacityplan[chosen.capacity] ?? mobileCapacityplan[0];
  return { capacity, sold: capacity?.mobilePlans.find(({ link }) => link.split(/[?#]/)[0] === paths.plan(plan)) };
}

/**
 * The ways to take a plan. A chosen phone that is sold with the plan and has no way of its own gets one: the way without a device of the term that
 * its price needs, with the price and in the total (decision B100).
 */
export function waysWith(ways: readonly Way[], plan: string, chosen: ChosenPhone, phone: PhoneDetailQueryResult | undefined): readonly Way[] {
  if (chosen.phone === undefined || phone === undefined || ways.some(isWith(chosen))) return ways;
  const { capacity, sold } = soldWith(phone, plan, chosen);
  const alone = ways.find(({ device, months }) => device === undefined && months !== undefined && months === sold?.months);
  const fact = sold && phonePrice(sold.cardsubtitleMap);
  const price = fact && readPrice(fact.bottom);
  if (capacity === undefined || alone?.total === undefined || fact === undefined || price === undefined) return ways;
  const device = `${phone.name} ${capacity.capacityname}`;
  const total = Number(alone.total) + Number(`${price.amount.replaceAll(',', '')}.${price.cents ?? '00'}`);
  const way: Way = {
    ...alone,
    cardtitleMap: { ...alone.cardtitleMap, bottom: `${device} · ${alone.cardtitleMap.bottom}` },
    cardinfoMap: [...alone.cardinfoMap, { left: fact.top, right: fact.bottom }],
    tjtype: 0,
    device,
    phone: chosen.phone,
    capacity: chosen.capacity + 1,
    total: String(total),
  };
  return [...ways, way];
}
