/** Filter id for all phones (PHONE-13). */
export const ALL = '0000';

/** Filter id for special offers (PHONE-13). */
export const SPECIAL_OFFERS = '0001';

/** Phones per page of the list (PHONE-12). */
export const PAGE_SIZE = 12;

/** Paging of the strip on the phone home page: the first four phones (PHONE-04). */
export const STRIP_PAGE = { pageNumber: 1, pageSize: 4 } as const;

/** Ids as the contract has them; anything else in an address is not asked for. */
const ID = /^[0-9A-Za-z-]{1,32}$/;
const LAST_PAGE = 1000;

/** Whether a text can be the id of a phone or a maker. */
export const isId = (text: string | null | undefined): text is string => typeof text === 'string' && ID.test(text);

/** Page number, counted from 1. */
export function pageParam(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** Filter id of the strip. */
export function tabParam(query: URLSearchParams): string {
  const tab = query.get('tab');
  return isId(tab) ? tab : ALL;
}

/** Index of the selected option: the parameter counts from 1, the result from 0; invalid values select the first option. */
export function optionParam(query: URLSearchParams, name: string, count: number): number {
  const position = Number(query.get(name) ?? 1);
  return Number.isInteger(position) && position >= 1 && position <= count ? position - 1 : 0;
}

/** Parameter value of an option index; undefined for the first option. */
export const optionParamValue = (index: number): string | undefined => (index === 0 ? undefined : String(index + 1));

/** Brand with the name `brandName`, case-insensitive (PHONE-06). */
export function findBrand<B extends { name: string }>(brands: readonly B[], brandName: string | null): B | undefined {
  const normalized = brandName?.trim().toLowerCase();
  return normalized ? brands.find(({ name }) => name.toLowerCase() === normalized) : undefined;
}

/** The query with something changed; undefined takes a name out, and what is not ours, such as `lang`, stays. */
export function changeQuery(search: string, change: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
