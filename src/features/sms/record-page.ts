import { countParam } from '@/components/search-params';

/** Query string of the record; the contract's highest page is 100,000. */
export const RECORD_PARAMS = { page: countParam('page', 100_000, 1) };
