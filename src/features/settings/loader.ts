import type { QueryClient } from '@tanstack/react-query';
import { getDataUsageAlertQueryOptions, getVolteStatusQueryOptions } from '@/api/generated/settings';
import { optionalRead } from '@/components/query-state';
import { sessionToken } from '@/session/session';
import { readStored } from '@/session/storage';

/** Prefetches the states that the rows show. */
export function loader(queryClient: QueryClient): void {
  if (sessionToken() === '') return;
  void queryClient.prefetchQuery(getVolteStatusQueryOptions(optionalRead));
  if (!readStored('prepaidAccountToken')) void queryClient.prefetchQuery(getDataUsageAlertQueryOptions(optionalRead));
}
