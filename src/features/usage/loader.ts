import type { QueryClient } from '@tanstack/react-query';
import { getUsageReissuePeriodsQueryOptions } from '@/api/usage';
import { loadTexts } from '@/i18n/i18n';
import { sessionToken } from '@/session/session';

/** Prefetches the bill dates of the first sub-tab. */
export async function usageLoader(queryClient: QueryClient): Promise<null> {
  if (sessionToken() !== '') void queryClient.prefetchQuery(getUsageReissuePeriodsQueryOptions());
  await loadTexts('usage', 'forms');
  return null;
}
