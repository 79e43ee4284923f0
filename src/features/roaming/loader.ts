import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  getRoamingDataQueryOptions,
  getRoamingDestinationsQueryOptions,
  getRoamingRegionsQueryOptions,
  getRoamingVideosQueryOptions,
  getRoamingVoicesQueryOptions,
} from '@/api/roaming';
import { readChoice } from './choice.ts';

/** Starts the reads of the regions, of the region's destinations and of the destination's charges. */
export function loader(queryClient: QueryClient, { request }: LoaderFunctionArgs): void {
  const { region, destination, shown } = readChoice(new URL(request.url).searchParams);
  void queryClient.prefetchQuery(getRoamingRegionsQueryOptions());
  if (region !== '') void queryClient.prefetchQuery(getRoamingDestinationsQueryOptions(region));
  if (shown) {
    void queryClient.prefetchQuery(getRoamingVoicesQueryOptions(destination));
    void queryClient.prefetchQuery(getRoamingVideosQueryOptions(destination));
    void queryClient.prefetchQuery(getRoamingDataQueryOptions(destination));
  }
}
