import type { QueryKey } from '@tanstack/react-query';
import type { Namespace } from '@/i18n/types';

/** Id of the JSON element in a prerendered page. */
export const PAGE_STATE = 'page-state';

/** The data that a page was prerendered from, for hydration. */
export interface PageState {
  /** Messages that the page needs besides `common`. */
  messages: readonly Namespace[];
  /** Results of the route loaders, by route id. */
  loaderData: Record<string, unknown>;
  queries: [key: QueryKey, data: unknown][];
}
