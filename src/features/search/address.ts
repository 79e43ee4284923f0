/** Keyword length that the contract allows. */
export const MAX_KEYWORD_LENGTH = 100;
const LAST_PAGE = 1000;

/** Search params of the results page (SEARCH-01). */
export interface SearchAddress {
  /** Trimmed; empty when missing. */
  keyWord: string;
  /** Counted from 1; what makes no sense counts as 1. */
  page: number;
}

/** Reads `keyWord` and `page`. Characters are counted as people count them, so that none is cut in two. */
export function readAddress(query: URLSearchParams): SearchAddress {
  const page = Number(query.get('page') ?? 1);
  return {
    keyWord: Array.from((query.get('keyWord') ?? '').trim())
      .slice(0, MAX_KEYWORD_LENGTH)
      .join('')
      .trim(),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}
