import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  getRoamingDataQueryOptions,
  getRoamingDestinationsQueryOptions,
  getRoamingRegionsQueryOptions,
  getRoamingVideosQueryOptions,
  getRoamingVoicesQueryOptions,
} from '@/api/roaming';
import { loadTexts } from '@/i18n/i18n';
import { readChoice } from './choice.ts';

/** Prefetches regions, destinations and charges of the URL in parallel and awaits only the messages. */
export async function roamingLoader(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<null> {
  const { region, destination, shown } = readChoice(new URL(request.url).searchParams);
  void queryClient.prefetchQuery(getRoamingRegionsQueryOptions());
  if (region !== '') void queryClient.prefetchQuery(getRoamingDestinationsQueryOptions(region));
  if (shown) {
    void queryClient.prefetchQuery(getRoamingVoicesQueryOptions(destination));
    void queryClient.prefetchQuery(getRoamingVideosQueryOptions(destination));
    void queryClient.prefetchQuery(getRoamingDataQueryOptions(destination));
  }
  await loadTexts('roaming', 'tariffs');
  return null;
}
