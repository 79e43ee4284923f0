import type { QueryClient } from '@tanstack/react-query';
import { getBillSummaryQueryOptions, getOutstandingBalanceQueryOptions } from '@/api/generated/bills';
import { sessionToken } from '@/session/session';
import { readStored } from '@/session/storage';

/** Prefetches the summary and the balance unless the customer is prepaid, who has no bills. */
export function loader(queryClient: QueryClient): void {
  if (sessionToken() !== '' && !readStored('prepaidAccountToken')) {
    void queryClient.prefetchQuery(getBillSummaryQueryOptions());
    void queryClient.prefetchQuery(getOutstandingBalanceQueryOptions());
  }
}
