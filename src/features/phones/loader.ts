import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getBrandsQueryOptions, getPhoneDetailQueryOptions, getPhonesQueryOptions } from '@/api/phones';
import { getBannersQueryOptions } from '@/api/site';
import { redirectTo } from '@/components/redirect-to';
import { loadTexts } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { ALL, brandNamed, isId, PAGE_SIZE, pageIn, STRIP, tabIn } from './address.ts';

/** Where the banners of the phone home page stand. */
export const BANNERS = { position: 'phoneBanner' } as const;
/** Where its one advert stands (PHONE-01). */
export const MIDDLE = { position: 'phoneMiddle' } as const;

const ignore = () => {};
const queryOf = (request: Request) => new URL(request.url).searchParams;

/** Starts the reads of the phone home page without waiting for any; waits for the texts only. */
export async function phonesHomeLoader(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<null> {
  void queryClient.prefetchQuery(getBannersQueryOptions(BANNERS));
  void queryClient.prefetchQuery(getPhonesQueryOptions(tabIn(queryOf(request)), STRIP));
  void queryClient.prefetchQuery(getBrandsQueryOptions());
  void queryClient.prefetchQuery(getBannersQueryOptions(MIDDLE));
  await loadTexts('phones');
  return null;
}

/** Starts makers and list. A list of one maker waits for the makers, because the address has the name and the list wants the id. */
export async function phonesLoader(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<null> {
  const query = queryOf(request);
  const page = { pageNumber: pageIn(query), pageSize: PAGE_SIZE };
  const list = (id: string) => queryClient.prefetchQuery(getPhonesQueryOptions(id, page));
  const brandName = query.get('brandName');
  const brands = queryClient.ensureQueryData(getBrandsQueryOptions());
  if (brandName === null) void list(ALL);
  // A failure is shown by the page, which reads the same query.
  brands.then((all) => (brandName === null ? undefined : list(brandNamed(all, brandName)?.id ?? ALL))).catch(ignore);
  await loadTexts('phones');
  return null;
}

/** Starts the read of one phone. What cannot be an id is no page. */
export async function productLoader(queryClient: QueryClient, { params, request }: LoaderFunctionArgs): Promise<Response | null> {
  if (!isId(params.id)) return redirectTo(paths.notFound, request);
  void queryClient.prefetchQuery(getPhoneDetailQueryOptions(params.id));
  await loadTexts('phones');
  return null;
}
