/** Longest keyword and last page that the contract allows. */
export const LONGEST = 100;
const LAST_PAGE = 1000;

/** What the address of the results says (SEARCH-01). */
export interface SearchAddress {
  /** Without blanks around it; empty when there is none. */
  keyWord: string;
  /** Counted from 1; what makes no sense counts as 1. */
  page: number;
}

/** Reads `keyWord` and `page`. Characters are counted as people count them, so that none is cut in two. */
export function readAddress(query: URLSearchParams): SearchAddress {
  const page = Number(query.get('page') ?? 1);
  return {
    keyWord: Array.from((query.get('keyWord') ?? '').trim())
      .slice(0, LONGEST)
      .join('')
      .trim(),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}
