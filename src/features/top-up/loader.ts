import type { QueryClient } from '@tanstack/react-query';
import { getTopUpOfferQueryOptions } from '@/api/top-up';
import { loadTexts } from '@/i18n/i18n';
import { sessionToken } from '@/session/session';
import { readStored } from '@/session/storage';

/** Prefetches the offer for 4G customers, who alone can buy. */
export async function topUpLoader(queryClient: QueryClient): Promise<null> {
  if (sessionToken() !== '' && readStored('net')?.toLowerCase() === '4g') void queryClient.prefetchQuery(getTopUpOfferQueryOptions());
  await loadTexts('top-up', 'forms');
  return null;
}
