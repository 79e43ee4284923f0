/** The server's page size (decision A35). */
export const PAGE_SIZE = 10;
/** Assumed total until the first response (SMS-21, decision B10). */
export const DEFAULT_TOTAL = 1000;

const MAX_PAGE = 100_000;

/** `page` of the query string, from 1. */
export function pageFromQuery(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}
