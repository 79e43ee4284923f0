import { idParam } from '@/components/search-params';

/** Id of the open item (`/news?id=…`). */
export const NEWS_PARAMS = { id: idParam('id', undefined) };
