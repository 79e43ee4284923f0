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

/** Starts what the address asks for, side by side and without waiting: regions, destinations of the region, charges of the destination. */
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
