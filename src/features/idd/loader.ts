import type { QueryClient } from '@tanstack/react-query';
import { getIdd00PlansQueryOptions, getIdd060PlansQueryOptions } from '@/api/generated/idd';

/** Prefetches the IDD 00 tariff (IDD-12). */
export function idd00Loader(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(getIdd00PlansQueryOptions());
}

/** Prefetches the IDD 060 tariff (IDD-13). */
export function idd060Loader(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(getIdd060PlansQueryOptions());
}
