/** Rows of a page; the server cuts them (decision A35). */
export const PAGE_SIZE = 10;
/** Messages assumed until the first answer says how many there are (SMS-21, decision B10). */
export const DEFAULT_TOTAL = 1000;

const MAX_PAGE = 100_000;

/** The page of the record that the address names, counted from 1. */
export function pageFromQuery(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}
