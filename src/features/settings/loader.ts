import type { QueryClient } from '@tanstack/react-query';
import { getDataUsageAlertQueryOptions, getVolteStatusQueryOptions } from '@/api/generated/settings';
import { sessionToken } from '@/session/session';
import { readStored } from '@/session/storage';
import { optionalRead } from './queries.ts';

/** Prefetches the states that the rows show. */
export function loader(queryClient: QueryClient): void {
  if (sessionToken() === '') return;
  void queryClient.prefetchQuery(getVolteStatusQueryOptions(optionalRead));
  if (!readStored('prepaidAccountToken')) void queryClient.prefetchQuery(getDataUsageAlertQueryOptions(optionalRead));
}
