import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getPlanDetailQueryOptions } from '@/api/plans';
import { redirectTo } from '@/components/redirect-to';
import { isId } from '@/lib/ids';
import { paths } from '@/lib/paths';

/** Prefetches one plan; redirects to /404 when the parameter is not a valid id. */
export function loader(queryClient: QueryClient, { params, request }: LoaderFunctionArgs): Response | undefined {
  if (!isId(params.id)) return redirectTo(paths.notFound, request);
  void queryClient.prefetchQuery(getPlanDetailQueryOptions(params.id));
}
