import { countParam } from '@/components/search-params';

/** The server's page size (decision A35). */
export const PAGE_SIZE = 10;
/** Assumed total until the first response (SMS-21, decision B10). */
export const DEFAULT_TOTAL = 1000;

/** Query string of the record; the contract's highest page is 100,000. */
export const RECORD_PARAMS = { page: countParam('page', 100_000, 1) };
