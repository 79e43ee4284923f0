import type { QueryClient } from '@tanstack/react-query';
import { getContactSubjectsQueryOptions } from '@/api/generated/contact';

/** Query options of the subjects; the field shows the error itself. */
export const SUBJECTS_QUERY = { meta: { ownErrors: true } } as const;

/** Prefetches the subjects (CONTACT-08). */
export function loader(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(getContactSubjectsQueryOptions({ query: SUBJECTS_QUERY }));
}
