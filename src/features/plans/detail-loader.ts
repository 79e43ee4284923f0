import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getPhoneDetailQueryOptions } from '@/api/generated/phones';
import { getPlanDetailQueryOptions } from '@/api/generated/plans';
import { redirectTo } from '@/components/redirect-to';
import { CHOSEN_PHONE_PARAMS, readSearch } from '@/components/search-params';
import { isId, paths } from '@/lib/paths';

/** Query options of the phone that the plan is chosen for: the page works without it and shows its errors itself. */
export const CHOSEN_PHONE_QUERY = { meta: { ownErrors: true, optional: true } } as const;

/** Prefetches one plan and the phone that it is chosen for; redirects to /404 when the parameter is not a valid id. */
export function loader(queryClient: QueryClient, { params, request }: LoaderFunctionArgs): Response | undefined {
  if (!isId(params.id)) return redirectTo(paths.notFound, request);
  void queryClient.prefetchQuery(getPlanDetailQueryOptions(params.id));
  const { phone } = readSearch(CHOSEN_PHONE_PARAMS, new URL(request.url).search);
  if (phone !== undefined) void queryClient.prefetchQuery(getPhoneDetailQueryOptions(phone, { query: CHOSEN_PHONE_QUERY }));
}
