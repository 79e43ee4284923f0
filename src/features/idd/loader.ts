import type { QueryClient } from '@tanstack/react-query';
import { getIdd00PlansQueryOptions, getIdd060PlansQueryOptions } from '@/api/idd';

/** Starts the read of the IDD 00 tariff (IDD-12). */
export function idd00Loader(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(getIdd00PlansQueryOptions());
}

/** Starts the read of the IDD 060 tariff (IDD-13). */
export function idd060Loader(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(getIdd060PlansQueryOptions());
}
