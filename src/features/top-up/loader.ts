import type { QueryClient } from '@tanstack/react-query';
import { getTopUpOfferQueryOptions } from '@/api/top-up';
import { sessionToken } from '@/session/session';
import { readStored } from '@/session/storage';

/** Starts the read of the offer for those who can buy: logged-in customers on 4G. */
export function loader(queryClient: QueryClient): void {
  if (sessionToken() !== '' && readStored('net')?.toLowerCase() === '4g') void queryClient.prefetchQuery(getTopUpOfferQueryOptions());
}
