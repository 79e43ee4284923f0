import type { QueryClient } from '@tanstack/react-query';
import { getCountriesQueryOptions, getUssdGroupsQueryOptions } from '@/api/ussd';
import { sessionToken } from '@/session/session';
import { COUNTRIES_READ, SERVICE_TYPES, type ServicePage } from './service.ts';

const loader = (page: ServicePage) => (queryClient: QueryClient) => {
  if (sessionToken() !== '') {
    void queryClient.prefetchQuery(getUssdGroupsQueryOptions({ serviceType: SERVICE_TYPES[page] }));
    // For the dialog of call forwarding.
    if (page === 'calling') void queryClient.prefetchQuery(getCountriesQueryOptions({ query: COUNTRIES_READ }));
  }
};

export const roamingServicesLoader = loader('roaming');
export const callingServicesLoader = loader('calling');
