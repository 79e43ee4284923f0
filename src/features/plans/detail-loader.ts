import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { getPlanDetailQueryOptions } from '@/api/plans';
import { loadTexts } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { isId } from './address.ts';

/** Starts the read of one plan. What cannot be an id is no page. */
export async function planLoader(queryClient: QueryClient, { params }: LoaderFunctionArgs): Promise<Response | null> {
  if (!isId(params.id)) return redirect(paths.notFound);
  void queryClient.prefetchQuery(getPlanDetailQueryOptions(params.id));
  await loadTexts('plans');
  return null;
}
