import { idParam } from '@/components/search-params';

export const BUSINESS_PARAMS = { category: idParam('id', undefined) };
