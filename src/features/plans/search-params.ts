import { MAX_COMPARED } from '@/components/compared-query';
import { choiceParam, flagParam, idParam, idsParam, type Param, pageParam } from '@/components/search-params';

/** Category id for all categories (PLAN-02). */
export const ALL = '0000';

/** Sections per page (PLAN-10). */
export const PAGE_SIZE = 5;

/** Local data in GB that a visitor can ask for; 0 = any. */
export const NEEDS = [0, 10, 30, 60, 100] as const;

/** Order of the plans: in their sections, lowest fee first, most data first. */
export const ORDERS = ['sections', 'fee', 'data'] as const;
export type Order = (typeof ORDERS)[number];

const needParam: Param<number> = {
  name: 'gb',
  read: (text) => NEEDS.find((need) => String(need) === text) ?? 0,
  write: (need) => (need === 0 ? undefined : String(need)),
};

export const PLANS_PARAMS = {
  /** Category id (PLAN-09). */
  category: idParam('id', ALL),
  need: needParam,
  order: choiceParam('sort', ORDERS),
  page: pageParam(),
  /** Ids of the plans in the compare tray, in selection order. */
  compare: idsParam('compare', MAX_COMPARED),
  /** The comparison replaces the list. */
  comparing: flagParam('view', 'compare'),
};

/** Change to another category, which starts at its first page. */
export const toCategory = (category: string) => ({ category, page: 1 });

/** Who asks for an amount looks for the cheapest that has it, as the list has no sections then. */
export const orderOf = ({ need, order }: { need: number; order: Order }): Order => (need > 0 && order === 'sections' ? 'fee' : order);

/** Whether the plans are one list instead of pages of sections. */
export const isOneList = ({ need, order }: { need: number; order: Order }): boolean => need > 0 || order !== 'sections';

/** All sections in one request: the contract's largest page. */
export const EVERY_SECTION = { pageNumber: 1, pageSize: 100 } as const;
