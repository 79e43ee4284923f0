import { flagParam, idParam, idsParam, pageParam } from '@/components/search-params';

/** Category id for all categories (PLAN-02). */
export const ALL = '0000';

/** Sections per page (PLAN-10). */
export const PAGE_SIZE = 5;

/** Limit of compared plans. */
export const MAX_COMPARED = 3;

export const PLANS_PARAMS = {
  /** Category id (PLAN-09). */
  category: idParam('id', ALL),
  page: pageParam(),
  /** Ids of the plans in the compare tray, in selection order. */
  compare: idsParam('compare', MAX_COMPARED),
  /** The comparison replaces the list. */
  comparing: flagParam('view', 'compare'),
};

/** Change to another category, which starts at its first page. */
export const toCategory = (category: string) => ({ category, page: 1 });
