import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getNewsItemQueryOptions, getNewsListQueryOptions } from '@/api/generated/news';
import { loadSanitizer } from '@/components/safe-html';
import { readSearch } from '@/components/search-params';
import { NEWS_PARAMS } from './search-params.ts';

/** Prefetches the list (NEWS-03) and the open item (NEWS-04). */
export function loader(queryClient: QueryClient, { request }: LoaderFunctionArgs): void {
  const { id } = readSearch(NEWS_PARAMS, new URL(request.url).search);
  if (id !== undefined) void queryClient.prefetchQuery(getNewsItemQueryOptions(id));
  void queryClient.prefetchQuery(getNewsListQueryOptions());
  void loadSanitizer().catch(() => {});
}
