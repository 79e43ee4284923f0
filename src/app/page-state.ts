import type { QueryKey } from '@tanstack/react-query';
import type { Namespace } from '@/i18n/types';

/** Id of the data element that a rendered page carries. */
export const PAGE_STATE = 'page-state';

/** What a rendered page was made from, so that the browser starts where the rendering ended. */
export interface PageState {
  /** Messages that the page needs besides `common`. */
  messages: readonly Namespace[];
  /** What the route loaders answered, by route id. */
  loaderData: Record<string, unknown>;
  /** What was read from the backend. */
  queries: [key: QueryKey, data: unknown][];
}
