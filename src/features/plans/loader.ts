import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getPlanCategoriesQueryOptions, getPlanDetailQueryOptions, getPlanSectionsQueryOptions } from '@/api/generated/plans';
import { COMPARED_QUERY } from '@/components/compared-query';
import { readSearch } from '@/components/search-params';
import { EVERY_SECTION, isOneList, PAGE_SIZE, PLANS_PARAMS } from './search-params.ts';

/** Prefetches the list or the comparison of the URL. */
export function loader(queryClient: QueryClient, { request }: LoaderFunctionArgs): void {
  const state = readSearch(PLANS_PARAMS, new URL(request.url).search);
  const { category, page, compare, comparing } = state;
  for (const id of compare) void queryClient.prefetchQuery(getPlanDetailQueryOptions(id, { query: COMPARED_QUERY }));
  if (!comparing) {
    void queryClient.prefetchQuery(getPlanCategoriesQueryOptions());
    void queryClient.prefetchQuery(getPlanSectionsQueryOptions(category, isOneList(state) ? EVERY_SECTION : { pageNumber: page, pageSize: PAGE_SIZE }));
  }
}
