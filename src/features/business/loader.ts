import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  getBusinessActivitiesQueryOptions,
  getBusinessActivityQueryOptions,
  getBusinessPlanCategoriesQueryOptions,
  getBusinessPlansQueryOptions,
} from '@/api/generated/business';
import { redirectTo } from '@/components/redirect-to';
import { loadSanitizer } from '@/components/safe-html';
import { readSearch } from '@/components/search-params';
import { isId, paths } from '@/lib/paths';
import { BUSINESS_PARAMS } from './search-params.ts';

const ignore = () => {};

/** Prefetches the categories and the plans of the URL's category, else of the first one (BIZ-06, BIZ-07). */
export function businessLoader(queryClient: QueryClient, { request }: LoaderFunctionArgs): void {
  const prefetchPlans = (id: string) => void queryClient.prefetchQuery(getBusinessPlansQueryOptions(id));
  const { category } = readSearch(BUSINESS_PARAMS, new URL(request.url).search);
  if (category !== undefined) prefetchPlans(category);
  // The component that reads the same query shows a failure.
  queryClient
    .ensureQueryData(getBusinessPlanCategoriesQueryOptions())
    .then((categories) => {
      const [first] = categories;
      if (first !== undefined && !categories.some(({ id }) => id === category)) prefetchPlans(first.id);
    })
    .catch(ignore);
}

/** Prefetches the list of activities (BIZ-08). */
export function activitiesLoader(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(getBusinessActivitiesQueryOptions());
}

/** Prefetches one activity (BIZ-09); redirects to /404 when the parameter is not a valid id. */
export function activityLoader(queryClient: QueryClient, { params, request }: LoaderFunctionArgs): Response | undefined {
  if (!isId(params.id)) return redirectTo(paths.notFound, request);
  void queryClient.prefetchQuery(getBusinessActivityQueryOptions(params.id));
  void loadSanitizer().catch(ignore);
}
