import type { QueryClient } from '@tanstack/react-query';
import { getCountriesQueryOptions, getUssdGroupsQueryOptions } from '@/api/generated/ussd';
import { sessionToken } from '@/session/session';
import { COUNTRIES_QUERY, SERVICE_TYPES, type ServicePage } from './service.ts';

const loader = (page: ServicePage) => (queryClient: QueryClient) => {
  if (sessionToken() !== '') {
    void queryClient.prefetchQuery(getUssdGroupsQueryOptions({ serviceType: SERVICE_TYPES[page] }));
    // Call forwarding needs the countries.
    if (page === 'calling') void queryClient.prefetchQuery(getCountriesQueryOptions({ query: COUNTRIES_QUERY }));
  }
};

export const roamingServicesLoader = loader('roaming');
export const callingServicesLoader = loader('calling');
