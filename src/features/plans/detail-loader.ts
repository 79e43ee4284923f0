import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { getPlanDetailQueryOptions } from '@/api/plans';
import { loadTexts } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { isId } from './address.ts';

/** Prefetches one plan; redirects to /404 when the parameter is not a valid id. */
export async function planLoader(queryClient: QueryClient, { params }: LoaderFunctionArgs): Promise<Response | null> {
  if (!isId(params.id)) return redirect(paths.notFound);
  void queryClient.prefetchQuery(getPlanDetailQueryOptions(params.id));
  await loadTexts('plans');
  return null;
}
