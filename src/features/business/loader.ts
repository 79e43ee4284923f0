import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  getBusinessActivitiesQueryOptions,
  getBusinessActivityQueryOptions,
  getBusinessPlanCategoriesQueryOptions,
  getBusinessPlansQueryOptions,
} from '@/api/business';
import { redirectTo } from '@/components/redirect-to';
import { loadSanitizer } from '@/components/safe-html';
import { loadTexts } from '@/i18n/i18n';
import { isId } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { CATEGORY } from './category.ts';

const ignore = () => {};

/** Starts the categories and the plans of the one in the address, else of the first (BIZ-06, BIZ-07); waits for the texts only. */
export async function businessLoader(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<null> {
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
  await loadTexts('business');
  return null;
}

/** Starts the list of activities (BIZ-08). */
export async function activitiesLoader(queryClient: QueryClient): Promise<null> {
  void queryClient.prefetchQuery(getBusinessActivitiesQueryOptions());
  await loadTexts('business');
  return null;
}

/** Starts one activity (BIZ-09). What cannot be an id is no activity. */
export async function activityLoader(queryClient: QueryClient, { params, request }: LoaderFunctionArgs): Promise<Response | null> {
  if (!isId(params.id)) return redirectTo(paths.notFound, request);
  void queryClient.prefetchQuery(getBusinessActivityQueryOptions(params.id));
  void loadSanitizer().catch(ignore);
  await loadTexts('business');
  return null;
}
