import type { QueryClient } from '@tanstack/react-query';
import { getIdd00PlansQueryOptions, getIdd060PlansQueryOptions } from '@/api/idd';
import { loadTexts } from '@/i18n/i18n';

/** Prefetches the IDD 00 tariff (IDD-12) and awaits only the messages. */
export async function idd00Loader(queryClient: QueryClient): Promise<null> {
  void queryClient.prefetchQuery(getIdd00PlansQueryOptions());
  await loadTexts('idd', 'tariffs');
  return null;
}

/** Prefetches the IDD 060 tariff (IDD-13) and awaits only the messages. */
export async function idd060Loader(queryClient: QueryClient): Promise<null> {
  void queryClient.prefetchQuery(getIdd060PlansQueryOptions());
  await loadTexts('idd', 'tariffs');
  return null;
}
