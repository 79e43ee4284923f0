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
import { loadTexts } from '@/i18n/i18n';
import { isId } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { CATEGORY_PARAM } from './category.ts';

const ignore = () => {};

/** Prefetches the categories and the plans of the URL's category, else of the first one (BIZ-06, BIZ-07); awaits only the messages. */
export async function businessLoader(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<null> {
  const prefetchPlans = (id: string) => void queryClient.prefetchQuery(getBusinessPlansQueryOptions(id));
  const requested = new URL(request.url).searchParams.get(CATEGORY_PARAM);
  if (isId(requested)) prefetchPlans(requested);
  // The component that reads the same query shows a failure.
  queryClient
    .ensureQueryData(getBusinessPlanCategoriesQueryOptions())
    .then((categories) => {
      const [first] = categories;
      if (first !== undefined && !categories.some(({ id }) => id === requested)) prefetchPlans(first.id);
    })
    .catch(ignore);
  await loadTexts('business');
  return null;
}

/** Prefetches the list of activities (BIZ-08). */
export async function activitiesLoader(queryClient: QueryClient): Promise<null> {
  void queryClient.prefetchQuery(getBusinessActivitiesQueryOptions());
  await loadTexts('business');
  return null;
}

/** Prefetches one activity (BIZ-09); redirects to /404 when the parameter is not a valid id. */
export async function activityLoader(queryClient: QueryClient, { params, request }: LoaderFunctionArgs): Promise<Response | null> {
  if (!isId(params.id)) return redirectTo(paths.notFound, request);
  void queryClient.prefetchQuery(getBusinessActivityQueryOptions(params.id));
  void loadCleaner().catch(ignore);
  await loadTexts('business');
  return null;
}
