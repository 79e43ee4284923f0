import type { PhoneDetailQueryResult } from '@/api/generated/phones';
import type { ChosenPhone } from '@/components/search-params';
import { phonePrice, readPrice } from '@/lib/money';
import { paths } from '@/lib/paths';
import { isWith, type Way } from './ways.ts';

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
