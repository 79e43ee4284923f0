import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getPlanCategoriesQueryOptions, getPlanDetailQueryOptions, getPlanSectionsQueryOptions } from '@/api/plans';
import { loadTexts } from '@/i18n/i18n';
import { PAGE_SIZE, readAddress } from './address.ts';

/** Query options of the plans in the tray, which shows their errors itself instead of redirecting. */
export const COMPARED_PLAN_QUERY = { meta: { ownErrors: true }, retryOnMount: false } as const;

/** Prefetches the list or the comparison of the URL and awaits only the messages. */
export async function plansLoader(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<null> {
  const { category, page, compare, comparing } = readAddress(new URL(request.url).search);
  for (const id of compare) void queryClient.prefetchQuery(getPlanDetailQueryOptions(id, { query: COMPARED_PLAN_QUERY }));
  if (!comparing) {
    void queryClient.prefetchQuery(getPlanCategoriesQueryOptions());
    void queryClient.prefetchQuery(getPlanSectionsQueryOptions(category, { pageNumber: page, pageSize: PAGE_SIZE }));
  }
  await loadTexts('plans');
  return null;
}
