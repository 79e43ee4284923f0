import type { QueryClient } from '@tanstack/react-query';
import { getBillSummaryQueryOptions, getOutstandingBalanceQueryOptions } from '@/api/bills';
import { sessionToken } from '@/session/session';
import { readStored } from '@/session/storage';

/** Starts the reads of the two amounts at the top for customers who get bills. */
export function loader(queryClient: QueryClient): void {
  if (sessionToken() !== '' && !readStored('prepaidAccountToken')) {
    void queryClient.prefetchQuery(getBillSummaryQueryOptions());
    void queryClient.prefetchQuery(getOutstandingBalanceQueryOptions());
  }
}
