/** Category id for all categories (PLAN-02). */
export const ALL = '0000';

/** Sections per page (PLAN-10). */
export const PAGE_SIZE = 5;

/** Limit of compared plans. */
export const MAX_COMPARED = 3;

/** Ids as the contract has them; anything else in an address is not asked for. */
const ID = /^[0-9A-Za-z-]{1,32}$/;
const LAST_PAGE = 1000;

/** Search params of the plan list. */
export interface PlansAddress {
  /** `id` (PLAN-09), {@link ALL} when it names none. */
  category: string;
  /** `page`, counted from 1. */
  page: number;
  /** `compare`: ids of the plans in the compare tray, in selection order. */
  compare: readonly string[];
  /** `view=compare`: the comparison replaces the list. */
  comparing: boolean;
}

/** Whether a text can be the id of a plan or category. */
export const isId = (text: string | null | undefined): text is string => typeof text === 'string' && ID.test(text);

/** Reads the query of the plan list; whatever makes no sense counts as absent. */
export function readAddress(search: string): PlansAddress {
  const query = new URLSearchParams(search);
  const category = query.get('id');
  const page = Number(query.get('page') ?? 1);
  const compare = (query.get('compare') ?? '').split(',').filter(isId);
  return {
    category: isId(category) ? category : ALL,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    compare: [...new Set(compare)].slice(0, MAX_COMPARED),
    comparing: query.get('view') === 'compare',
  };
}

/** The query with something changed. Another category begins at its first page; what is not ours, such as `lang`, stays. */
export function changeAddress(search: string, change: Partial<PlansAddress>): string {
  const query = new URLSearchParams(search);
  const before = readAddress(search);
  const { category, page, compare, comparing } = { ...before, page: change.category === undefined ? before.page : 1, ...change };
  // Taken out and put in again, so that one state has one address.
  const put = (name: string, value: string | undefined) => {
    query.delete(name);
    if (value !== undefined) query.append(name, value);
  };
  put('id', category === ALL ? undefined : category);
  put('page', page === 1 ? undefined : String(page));
  put('compare', compare.length === 0 ? undefined : compare.join(','));
  put('view', comparing ? 'compare' : undefined);
  // A comma means nothing in a query: written out, the address can be read and typed.
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
