import type { PhoneDetailQueryResult } from '@/api/phones';
import { flagParam, idParam, optionParam, pageParam, textParam } from '@/components/search-params';

/** Filter id for all phones (PHONE-13). */
export const ALL = '0000';

/** Filter id for special offers (PHONE-13). */
export const SPECIAL_OFFERS = '0001';

/** Phones per page of the list (PHONE-12). */
export const PAGE_SIZE = 12;

/** Paging of the strip on the phone home page: the first four phones (PHONE-04). */
export const STRIP_PAGE = { pageNumber: 1, pageSize: 4 } as const;

/** Phone home page: filter id of the strip. */
export const STRIP_PARAMS = { tab: idParam('tab', ALL) };

export const LIST_PARAMS = { brandName: textParam('brandName'), page: pageParam() };

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
