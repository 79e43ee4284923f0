import type { QueryClient } from '@tanstack/react-query';
import { getContactSubjectsQueryOptions } from '@/api/generated/contact';
import { SUBJECTS_QUERY } from './subjects.ts';

/** Prefetches the subjects (CONTACT-08). */
export function loader(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(getContactSubjectsQueryOptions({ query: SUBJECTS_QUERY }));
}
