import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  getRoamingDataQueryOptions,
  getRoamingDestinationsQueryOptions,
  getRoamingRegionsQueryOptions,
  getRoamingVideosQueryOptions,
  getRoamingVoicesQueryOptions,
} from '@/api/generated/roaming';
import { readChoice } from './choice.ts';

/** Prefetches regions, destinations and charges of the URL in parallel. */
export function loader(queryClient: QueryClient, { request }: LoaderFunctionArgs): void {
  const { region, destination, shown } = readChoice(new URL(request.url).search);
  void queryClient.prefetchQuery(getRoamingRegionsQueryOptions());
  if (region !== '') void queryClient.prefetchQuery(getRoamingDestinationsQueryOptions(region));
  if (shown) {
    void queryClient.prefetchQuery(getRoamingVoicesQueryOptions(destination));
    void queryClient.prefetchQuery(getRoamingVideosQueryOptions(destination));
    void queryClient.prefetchQuery(getRoamingDataQueryOptions(destination));
  }
}
