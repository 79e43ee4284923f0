import type { QueryClient } from '@tanstack/react-query';
import { getTopUpOfferQueryOptions } from '@/api/generated/top-up';
import { sessionToken } from '@/session/session';
import { readStored } from '@/session/storage';

/** Prefetches the offer for 4G customers, who alone can buy. */
export function loader(queryClient: QueryClient): void {
  if (sessionToken() !== '' && readStored('net')?.toLowerCase() === '4g') void queryClient.prefetchQuery(getTopUpOfferQueryOptions());
}
