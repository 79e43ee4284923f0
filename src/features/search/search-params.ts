import { type Param, pageParam, textParam } from '@/components/search-params';

/** Keyword length that the contract allows. */
export const MAX_KEYWORD_LENGTH = 100;

const text = textParam('keyWord');
/** Trimmed; cut to whole characters, so that no surrogate pair is split. */
const keyWord: Param<string> = { ...text, read: (typed) => text.read(Array.from(text.read(typed)).slice(0, MAX_KEYWORD_LENGTH).join('')) };

/** Results page (SEARCH-01). */
export const SEARCH_PARAMS = { keyWord, page: pageParam() };
