import { type Handlers, paginate, success } from '../handler.ts';
import { search } from '../seed/search.ts';

/** Rows a page (`SEARCH-04`); the contract has no parameter for it. */
const PAGE_SIZE = 10;

export const handlers: Handlers = {
  searchResults: ({ query: { keyword, page }, language }) => success({ pages: paginate(search(keyword, language, new Date()), page, PAGE_SIZE) }),
};
