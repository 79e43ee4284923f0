import type { QueryClient } from '@tanstack/react-query';
import { getBillSummaryQueryOptions, getOutstandingBalanceQueryOptions } from '@/api/bills';
import { loadTexts } from '@/i18n/i18n';
import { sessionToken } from '@/session/session';
import { readStored } from '@/session/storage';

/** Prefetches the summary and the balance unless the customer is prepaid, who has no bills. */
export async function billsLoader(queryClient: QueryClient): Promise<null> {
  if (sessionToken() !== '' && !readStored('prepaidAccountToken')) {
    void queryClient.prefetchQuery(getBillSummaryQueryOptions());
    void queryClient.prefetchQuery(getOutstandingBalanceQueryOptions());
  }
  await loadTexts('bills', 'forms');
  return null;
}
