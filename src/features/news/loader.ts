import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getNewsItemQueryOptions, getNewsListQueryOptions } from '@/api/news';
import { loadCleaner } from '@/components/safe-html';
import { readSearch } from '@/components/search-params';
import { loadTexts } from '@/i18n/i18n';
import { NEWS_PARAMS } from './search-params.ts';

/** Prefetches the list (NEWS-03) and the open item (NEWS-04); awaits only the messages. */
export async function newsLoader(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<null> {
  const { id } = readSearch(NEWS_PARAMS, new URL(request.url).search);
  if (id !== undefined) void queryClient.prefetchQuery(getNewsItemQueryOptions(id));
  void queryClient.prefetchQuery(getNewsListQueryOptions());
  void loadCleaner().catch(() => {});
  await loadTexts('news');
  return null;
}
