import type { QueryClient } from '@tanstack/react-query';
import { getContactSubjectsQueryOptions } from '@/api/contact';
import { SUBJECTS_READ } from './subjects.ts';

/** Starts the read of the subjects (CONTACT-08). */
export function loader(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(getContactSubjectsQueryOptions({ query: SUBJECTS_READ }));
}
