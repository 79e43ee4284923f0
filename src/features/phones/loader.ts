import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getBrandsQueryOptions, getPhoneDetailQueryOptions, getPhonesQueryOptions } from '@/api/generated/phones';
import { getBannersQueryOptions } from '@/api/generated/site';
import { COMPARED_QUERY } from '@/components/compared-query';
import { redirectTo } from '@/components/redirect-to';
import { readSearch } from '@/components/search-params';
import { isId, paths } from '@/lib/paths';
import { ALL, EVERY_PHONE, findBrand, isFiltered, LIST_PARAMS, PAGE_SIZE, STRIP_PAGE, STRIP_PARAMS } from './search-params.ts';

/** Query parameters of the banners on the phone home page. */
export const PHONE_BANNERS = { position: 'phoneBanner' } as const;
/** Query parameters of the advert on the phone home page (PHONE-01). */
export const PHONE_ADVERT = { position: 'phoneMiddle' } as const;

const ignore = () => {};

export function phonesHomeLoader(queryClient: QueryClient, { request }: LoaderFunctionArgs): void {
  void queryClient.prefetchQuery(getBannersQueryOptions(PHONE_BANNERS));
  void queryClient.prefetchQuery(getPhonesQueryOptions(readSearch(STRIP_PARAMS, new URL(request.url).search).tab, STRIP_PAGE));
  void queryClient.prefetchQuery(getBrandsQueryOptions());
  void queryClient.prefetchQuery(getBannersQueryOptions(PHONE_ADVERT));
}

/** Prefetches brands and list; the list of one brand waits for the brands, which map the name in the URL to an id. */
export function phonesLoader(queryClient: QueryClient, { request }: LoaderFunctionArgs): void {
  const state = readSearch(LIST_PARAMS, new URL(request.url).search);
  const { brandName, page, compare, comparing } = state;
  for (const id of compare) void queryClient.prefetchQuery(getPhoneDetailQueryOptions(id, { query: COMPARED_QUERY }));
  if (comparing) return;
  const paging = isFiltered(state) ? EVERY_PHONE : { pageNumber: page, pageSize: PAGE_SIZE };
  const prefetchList = (id: string) => queryClient.prefetchQuery(getPhonesQueryOptions(id, paging));
  const brands = queryClient.ensureQueryData(getBrandsQueryOptions());
  if (brandName === '') void prefetchList(ALL);
  // The page reads the same query and shows a failure.
  brands.then((all) => (brandName === '' ? undefined : prefetchList(findBrand(all, brandName)?.id ?? ALL))).catch(ignore);
}

/** Prefetches one phone; redirects to /404 when the parameter is not a valid id. */
export function productLoader(queryClient: QueryClient, { params, request }: LoaderFunctionArgs): Response | undefined {
  if (!isId(params.id)) return redirectTo(paths.notFound, request);
  void queryClient.prefetchQuery(getPhoneDetailQueryOptions(params.id));
}
