import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  getBusinessActivitiesQueryOptions,
  getBusinessActivityQueryOptions,
  getBusinessPlanCategoriesQueryOptions,
  getBusinessPlansQueryOptions,
} from '@/api/business';
import { redirectTo } from '@/components/redirect-to';
import { loadCleaner } from '@/components/safe-html';
import { isId } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { CATEGORY } from './category.ts';

const ignore = () => {};

/** Starts the reads of the categories and of the plans of the category in the URL, else of the first (BIZ-06, BIZ-07). */
export function businessLoader(queryClient: QueryClient, { request }: LoaderFunctionArgs): void {
  const startPlans = (id: string) => void queryClient.prefetchQuery(getBusinessPlansQueryOptions(id));
  const wanted = new URL(request.url).searchParams.get(CATEGORY);
  if (isId(wanted)) startPlans(wanted);
  // A failure is shown by the part of the page that reads the same query.
  queryClient
    .ensureQueryData(getBusinessPlanCategoriesQueryOptions())
    .then((all) => {
      const [first] = all;
      if (first !== undefined && !all.some(({ id }) => id === wanted)) startPlans(first.id);
    })
    .catch(ignore);
}

export function activitiesLoader(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(getBusinessActivitiesQueryOptions());
}

/** Starts the read of one activity (BIZ-09); an invalid id redirects to /404. */
export function activityLoader(queryClient: QueryClient, { params, request }: LoaderFunctionArgs): Response | undefined {
  if (!isId(params.id)) return redirectTo(paths.notFound, request);
  void queryClient.prefetchQuery(getBusinessActivityQueryOptions(params.id));
  void loadCleaner().catch(ignore);
}
