import type { QueryClient } from '@tanstack/react-query';
import { getContactSubjectsQueryOptions } from '@/api/contact';
import { loadTexts } from '@/i18n/i18n';
import { SUBJECTS_QUERY } from './subjects.ts';

/** Prefetches the subjects (CONTACT-08) and awaits only the messages. */
export async function contactLoader(queryClient: QueryClient): Promise<null> {
  void queryClient.prefetchQuery(getContactSubjectsQueryOptions({ query: SUBJECTS_QUERY }));
  await loadTexts('contact', 'forms', 'captcha');
  return null;
}
