import { idParam } from '@/components/search-params';

/** Id of the selected category on /business. */
export const BUSINESS_PARAMS = { category: idParam('id', undefined) };
