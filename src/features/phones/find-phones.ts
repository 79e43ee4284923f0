import type { PhoneListItem } from '@/components/phone-card';
import { readPrice } from '@/lib/money';
import type { Filters } from './search-params.ts';

/** Lowest price without a plan in MOP; undefined when the card does not show a figure (decision B57). */
function priceOf({ titlerightMap }: PhoneListItem): number | undefined {
  const price = readPrice(titlerightMap.bottom);
  return price && Number(`${price.amount.replaceAll(',', '')}.${price.cents ?? '00'}`);
}

function isIn(band: Filters['price'], phone: PhoneListItem): boolean {
  if (band === 'any') return true;
  const price = priceOf(phone);
  const [above, upTo] = band.split('-').map(Number);
  return price !== undefined && price > (above ?? 0) && (!upTo || price <= upTo);
}

/** Compares by the order; phones without the field come last. */
function compare(order: Filters['order'], one: PhoneListItem, other: PhoneListItem): number {
  if (order === 'newest') return (other.released ?? '').localeCompare(one.released ?? '');
  const missing = order === 'price' ? Number.POSITIVE_INFINITY : 0;
  const [first, second] = [priceOf(one) ?? missing, priceOf(other) ?? missing];
  return first === second ? 0 : (order === 'price' ? first < second : first > second) ? -1 : 1;
}

/** The phones that match the filters, in the chosen order. A phone whose stock is unknown is not out of stock. */
export function findPhones(phones: readonly PhoneListItem[], { price, network, inStock, order }: Filters): readonly PhoneListItem[] {
  const found = phones.filter((phone) => isIn(price, phone) && (network === 'any' || phone.networkName === network) && !(inStock && phone.instock === 0));
  return order === 'shop' ? found : found.sort((one, other) => compare(order, one, other));
}
