import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getBrandsQueryOptions, getPhoneDetailQueryOptions, getPhonesQueryOptions } from '@/api/phones';
import { getBannersQueryOptions } from '@/api/site';
import { redirectTo } from '@/components/redirect-to';
import { loadTexts } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { ALL, findBrand, isId, PAGE_SIZE, pageParam, STRIP_PAGE, tabParam } from './address.ts';

/** Query parameters of the banners on the phone home page. */
export const PHONE_BANNERS = { position: 'phoneBanner' } as const;
/** Query parameters of the advert on the phone home page (PHONE-01). */
export const PHONE_ADVERT = { position: 'phoneMiddle' } as const;

const ignore = () => {};
const searchParamsOf = (request: Request) => new URL(request.url).searchParams;

/** Prefetches the phone home page and awaits only the messages. */
export async function phonesHomeLoader(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<null> {
  void queryClient.prefetchQuery(getBannersQueryOptions(PHONE_BANNERS));
  void queryClient.prefetchQuery(getPhonesQueryOptions(tabParam(searchParamsOf(request)), STRIP_PAGE));
  void queryClient.prefetchQuery(getBrandsQueryOptions());
  void queryClient.prefetchQuery(getBannersQueryOptions(PHONE_ADVERT));
  await loadTexts('phones');
  return null;
}

/** Prefetches brands and list; the list of one brand waits for the brands, which map the name in the URL to an id. */
export async function phonesLoader(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<null> {
  const query = searchParamsOf(request);
  const page = { pageNumber: pageParam(query), pageSize: PAGE_SIZE };
  const prefetchList = (id: string) => queryClient.prefetchQuery(getPhonesQueryOptions(id, page));
  const brandName = query.get('brandName');
  const brands = queryClient.ensureQueryData(getBrandsQueryOptions());
  if (brandName === null) void prefetchList(ALL);
  // The page reads the same query and shows a failure.
  brands.then((all) => (brandName === null ? undefined : prefetchList(findBrand(all, brandName)?.id ?? ALL))).catch(ignore);
  await loadTexts('phones');
  return null;
}

/** Prefetches one phone; redirects to /404 when the parameter is not a valid id. */
export async function productLoader(queryClient: QueryClient, { params, request }: LoaderFunctionArgs): Promise<Response | null> {
  if (!isId(params.id)) return redirectTo(paths.notFound, request);
  void queryClient.prefetchQuery(getPhoneDetailQueryOptions(params.id));
  await loadTexts('phones');
  return null;
}
