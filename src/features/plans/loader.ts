import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getPlanCategoriesQueryOptions, getPlanDetailQueryOptions, getPlanSectionsQueryOptions } from '@/api/plans';
import { PAGE_SIZE, readAddress } from './address.ts';

/** The tray shows a failed read of a plan itself, so it does not redirect to /404. */
export const COMPARED = { meta: { ownErrors: true } } as const;

/** Starts the reads of the list or of the comparison. */
export function loader(queryClient: QueryClient, { request }: LoaderFunctionArgs): void {
  const { category, page, compare, comparing } = readAddress(new URL(request.url).search);
  for (const id of compare) void queryClient.prefetchQuery(getPlanDetailQueryOptions(id, { query: COMPARED }));
  if (!comparing) {
    void queryClient.prefetchQuery(getPlanCategoriesQueryOptions());
    void queryClient.prefetchQuery(getPlanSectionsQueryOptions(category, { pageNumber: page, pageSize: PAGE_SIZE }));
  }
}
