import type { QueryClient } from '@tanstack/react-query';
import { getUsageReissuePeriodsQueryOptions } from '@/api/usage';
import { sessionToken } from '@/session/session';

/** Prefetches the bill dates of the first sub-tab. */
export function loader(queryClient: QueryClient): void {
  if (sessionToken() !== '') void queryClient.prefetchQuery(getUsageReissuePeriodsQueryOptions());
}
