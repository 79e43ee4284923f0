import type { QueryClient } from '@tanstack/react-query';
import { getContactSubjectsQueryOptions } from '@/api/contact';
import { loadTexts } from '@/i18n/i18n';
import { SUBJECTS_READ } from './subjects.ts';

/** Starts the subjects (CONTACT-08) without waiting for them, and fetches the texts. */
export async function contactLoader(queryClient: QueryClient): Promise<null> {
  void queryClient.prefetchQuery(getContactSubjectsQueryOptions({ query: SUBJECTS_READ }));
  await loadTexts('contact', 'forms', 'captcha');
  return null;
}
