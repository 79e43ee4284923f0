import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getSearchResultsQueryOptions } from '@/api/search';
import { redirectTo } from '@/components/redirect-to';
import { loadTexts } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { readAddress } from './address.ts';

/** Prefetches the results (SEARCH-06); redirects to /404 when the keyword is missing (decision A28). */
export async function searchLoader(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<Response | null> {
  const { keyWord, page } = readAddress(new URL(request.url).searchParams);
  if (keyWord === '') return redirectTo(paths.notFound, request);
  void queryClient.prefetchQuery(getSearchResultsQueryOptions({ keyword: keyWord, page }));
  await loadTexts('search');
  return null;
}
