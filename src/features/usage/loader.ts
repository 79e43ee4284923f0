import type { QueryClient } from '@tanstack/react-query';
import { getUsageDetailPeriodsQueryOptions, getUsageDetailQueryOptions } from '@/api/generated/usage';
import { sessionToken } from '@/session/session';
import { readStored } from '@/session/storage';

/** Prefetches the latest record, which One Bill and prepaid customers do not have. */
export function loader(queryClient: QueryClient): void {
  if (sessionToken() === '' || readStored('isOneBill') !== 'false' || readStored('prepaidAccountToken')) return;
  const prefetch = async () => {
    const { invoices } = await queryClient.fetchQuery(getUsageDetailPeriodsQueryOptions());
    const [latest] = invoices;
    if (latest) await queryClient.prefetchQuery(getUsageDetailQueryOptions({ cycleDate: latest.cycleDateStr }));
  };
  // The page shows a failure of the same query.
  prefetch().catch(() => undefined);
}
