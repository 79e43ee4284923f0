import { isId } from '@/lib/ids';

/** Filter of the phone list that means every phone (PHONE-13). */
export const ALL = '0000';

/** Filter of the phone list that means special offers (PHONE-13). */
export const SPECIAL_OFFERS = '0001';

/** Phones a page of the list (PHONE-12). */
export const PAGE_SIZE = 12;

/** The strip of the phone home page: the first four phones (PHONE-04). */
export const STRIP = { pageNumber: 1, pageSize: 4 } as const;

const LAST_PAGE = 1000;

/** The page that a query names, counted from 1. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** The filter of the strip that a query names as `tab`. */
export function tabIn(query: URLSearchParams): string {
  const tab = query.get('tab');
  return isId(tab) ? tab : ALL;
}

/** One of so many choices, counted from 1 in the address and from 0 here; the first where the address names none that is there. */
export function choiceIn(query: URLSearchParams, name: string, count: number): number {
  const place = Number(query.get(name) ?? 1);
  return Number.isInteger(place) && place >= 1 && place <= count ? place - 1 : 0;
}

/** A choice as the address has it: nothing for the first. */
export const choiceText = (at: number): string | undefined => (at === 0 ? undefined : String(at + 1));

/** The maker that `brandName` names, in any case (PHONE-06). */
export function brandNamed<B extends { name: string }>(brands: readonly B[], brandName: string | null): B | undefined {
  const wanted = brandName?.trim().toLowerCase();
  return wanted ? brands.find(({ name }) => name.toLowerCase() === wanted) : undefined;
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
