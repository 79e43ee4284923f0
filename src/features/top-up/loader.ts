import type { QueryClient } from '@tanstack/react-query';
import { getTopUpOfferQueryOptions } from '@/api/top-up';
import { loadTexts } from '@/i18n/i18n';
import { sessionToken } from '@/session/session';
import { readStored } from '@/session/storage';

/** Fetches the texts and starts the offer for those who can buy: logged-in customers on 4G. */
export async function topUpLoader(queryClient: QueryClient): Promise<null> {
  if (sessionToken() !== '' && readStored('net')?.toLowerCase() === '4g') void queryClient.prefetchQuery(getTopUpOfferQueryOptions());
  await loadTexts('top-up', 'forms');
  return null;
}
