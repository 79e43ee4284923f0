import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getPlanCategoriesQueryOptions, getPlanDetailQueryOptions, getPlanSectionsQueryOptions } from '@/api/plans';
import { loadTexts } from '@/i18n/i18n';
import { PAGE_SIZE, readAddress } from './address.ts';

/** A plan of the tray that cannot be read is said there; it must not lead away from the list. */
export const COMPARED = { meta: { ownErrors: true }, retryOnMount: false } as const;

/** Starts what the list, or the comparison, of this address shows and waits for the texts only. */
export async function plansLoader(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<null> {
  const { category, page, compare, comparing } = readAddress(new URL(request.url).search);
  for (const id of compare) void queryClient.prefetchQuery(getPlanDetailQueryOptions(id, { query: COMPARED }));
  if (!comparing) {
    void queryClient.prefetchQuery(getPlanCategoriesQueryOptions());
    void queryClient.prefetchQuery(getPlanSectionsQueryOptions(category, { pageNumber: page, pageSize: PAGE_SIZE }));
  }
  await loadTexts('plans');
  return null;
}
