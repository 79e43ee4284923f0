import type { PhoneDetailQueryResult } from '@/api/generated/phones';
import { MAX_COMPARED } from '@/components/compared-query';
import { choiceParam, flagParam, idParam, idsParam, optionParam, pageParam, type StateOf, textParam } from '@/components/search-params';

/** Filter id for all phones (PHONE-13). */
export const ALL = '0000';

/** Filter id for special offers (PHONE-13). */
export const SPECIAL_OFFERS = '0001';

/** Phones per page of the list (PHONE-12). */
export const PAGE_SIZE = 12;

/** All phones in one request: the contract's largest page. */
export const EVERY_PHONE = { pageNumber: 1, pageSize: 100 } as const;

/** Paging of the strip on the phone home page: the first four phones (PHONE-04). */
export const STRIP_PAGE = { pageNumber: 1, pageSize: 4 } as const;

/** Phone home page: filter id of the strip. */
export const STRIP_PARAMS = { tab: idParam('tab', ALL) };

/** Price without a plan in MOP: above the first figure, up to the second. */
export const PRICES = ['any', '0-3000', '3000-6000', '6000-'] as const;
export const NETWORKS = ['any', '5G', '4G'] as const;
/** The shop's order, lowest price first, highest price first, newest first. */
export const ORDERS = ['shop', 'price', '-price', 'newest'] as const;

export const LIST_PARAMS = {
  brandName: textParam('brandName'),
  price: choiceParam('price', PRICES),
  network: choiceParam('network', NETWORKS),
  /** Without phones that are out of stock. */
  inStock: flagParam('stock', 'in'),
  order: choiceParam('sort', ORDERS),
  page: pageParam(),
  /** Ids of the phones in the compare tray, in selection order. */
  compare: idsParam('compare', MAX_COMPARED),
  /** The comparison replaces the list. */
  comparing: flagParam('view', 'compare'),
};

export type Filters = Pick<StateOf<typeof LIST_PARAMS>, 'price' | 'network' | 'inStock' | 'order'>;

export const NO_FILTERS: Filters = { price: PRICES[0], network: NETWORKS[0], inStock: false, order: ORDERS[0] };

/** Whether the phones are one list, filtered and ordered by the site, instead of the server's pages. */
export const isFiltered = ({ price, network, inStock, order }: Filters): boolean =>
  inStock || price !== NO_FILTERS.price || network !== NO_FILTERS.network || order !== NO_FILTERS.order;

/** Change to another brand, which starts at its first page (PHONE-11). */
export const toBrand = (brandName: string) => ({ brandName, page: 1 });

/** Product page: indices of colour and capacity, and the selected tab. */
export const productParams = ({ colors, mobileCapacityplan }: Pick<PhoneDetailQueryResult, 'colors' | 'mobileCapacityplan'>) => ({
  color: optionParam('color', colors.length),
  capacity: optionParam('capacity', mobileCapacityplan.length),
  presentation: flagParam('tab', 'presentation'),
});

/** Brand with the name `brandName`, case-insensitive (PHONE-06). */
export function findBrand<B extends { name: string }>(brands: readonly B[], brandName: string): B | undefined {
  return brands.find(({ name }) => name.toLowerCase() === brandName.toLowerCase());
}
