import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getSearchResultsQueryOptions } from '@/api/generated/search';
import { redirectTo } from '@/components/redirect-to';
import { readSearch } from '@/components/search-params';
import { paths } from '@/lib/paths';
import { SEARCH_PARAMS } from './search-params.ts';

/** Prefetches the results (SEARCH-06); redirects to /404 when the keyword is missing (decision A28). */
export function loader(queryClient: QueryClient, { request }: LoaderFunctionArgs): Response | undefined {
  const { keyWord, page } = readSearch(SEARCH_PARAMS, new URL(request.url).search);
  if (keyWord === '') return redirectTo(paths.notFound, request);
  void queryClient.prefetchQuery(getSearchResultsQueryOptions({ keyword: keyWord, page }));
}
