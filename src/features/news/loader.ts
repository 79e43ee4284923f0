import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getNewsItemQueryOptions, getNewsListQueryOptions } from '@/api/news';
import { loadCleaner } from '@/components/safe-html';
import { loadTexts } from '@/i18n/i18n';
import { openItemId } from './address.ts';

/** Prefetches the list (NEWS-03) and the open item (NEWS-04); awaits only the messages. */
export async function newsLoader(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<null> {
  const id = openItemId(new URL(request.url).searchParams);
  if (id !== undefined) void queryClient.prefetchQuery(getNewsItemQueryOptions(id));
  void queryClient.prefetchQuery(getNewsListQueryOptions());
  void loadCleaner().catch(() => {});
  await loadTexts('news');
  return null;
}
