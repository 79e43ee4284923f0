import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getBrandsQueryOptions, getPhoneDetailQueryOptions, getPhonesQueryOptions } from '@/api/phones';
import { getBannersQueryOptions } from '@/api/site';
import { redirectTo } from '@/components/redirect-to';
import { isId } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { ALL, brandNamed, PAGE_SIZE, pageIn, STRIP, tabIn } from './address.ts';

/** Banner position of the phone home page. */
export const BANNERS = { position: 'phoneBanner' } as const;
/** Banner position of its advert (PHONE-01). */
export const MIDDLE = { position: 'phoneMiddle' } as const;

const ignore = () => {};
const queryOf = (request: Request) => new URL(request.url).searchParams;

export function phonesHomeLoader(queryClient: QueryClient, { request }: LoaderFunctionArgs): void {
  void queryClient.prefetchQuery(getBannersQueryOptions(BANNERS));
  void queryClient.prefetchQuery(getPhonesQueryOptions(tabIn(queryOf(request)), STRIP));
  void queryClient.prefetchQuery(getBrandsQueryOptions());
  void queryClient.prefetchQuery(getBannersQueryOptions(MIDDLE));
}

/** Starts the reads of the brands and of the list. The list of one brand needs the brands first: the URL has the name, the request the id. */
export function phonesLoader(queryClient: QueryClient, { request }: LoaderFunctionArgs): void {
  const query = queryOf(request);
  const page = { pageNumber: pageIn(query), pageSize: PAGE_SIZE };
  const list = (id: string) => queryClient.prefetchQuery(getPhonesQueryOptions(id, page));
  const brandName = query.get('brandName');
  const brands = queryClient.ensureQueryData(getBrandsQueryOptions());
  if (brandName === null) void list(ALL);
  // The page reads the same query and shows the error.
  brands.then((all) => (brandName === null ? undefined : list(brandNamed(all, brandName)?.id ?? ALL))).catch(ignore);
}

/** Starts the read of one phone; an invalid id redirects to /404. */
export function productLoader(queryClient: QueryClient, { params, request }: LoaderFunctionArgs): Response | undefined {
  if (!isId(params.id)) return redirectTo(paths.notFound, request);
  void queryClient.prefetchQuery(getPhoneDetailQueryOptions(params.id));
}
