import type { QueryKey } from '@tanstack/react-query';
import {
  getRoamingDataQueryKey,
  getRoamingDestinationsQueryKey,
  getRoamingVideosQueryKey,
  getRoamingVoicesQueryKey,
  roamingData,
  roamingDestinations,
  roamingRegions,
  roamingVideos,
  roamingVoices,
} from '@/api/generated/roaming';

/**
 * The roaming tariffs of every destination, which the page reads one by one: for visitors who look one up without a network. Destinations are
 * read one after the other, so that a build is no burden for the backend.
 */
export async function readTariffs(): Promise<[key: QueryKey, data: unknown][]> {
  const found: [QueryKey, unknown][] = [];
  for (const { regionId } of await roamingRegions()) {
    const region = String(regionId);
    const destinations = await roamingDestinations(region);
    found.push([getRoamingDestinationsQueryKey(region), destinations]);
    for (const { rdId } of destinations) {
      const id = String(rdId);
      const [voices, videos, data] = await Promise.all([roamingVoices(id), roamingVideos(id), roamingData(id)]);
      found.push([getRoamingVoicesQueryKey(id), voices], [getRoamingVideosQueryKey(id), videos], [getRoamingDataQueryKey(id), data]);
    }
  }
  return found;
}
