import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getHomePlansQueryOptions, getPlanCategoriesQueryOptions } from '@/api/plans';
import { getBannersQueryOptions } from '@/api/site';
import { addresses } from '@/brand/brand';
import { surveyAddress } from '@/lib/survey';

/** Banner position of the home page (HOME-05). */
export const BANNERS = { position: 'homeIndex' } as const;

/**
 * Starts the reads of the first screen. A survey value in the URL redirects to the survey page instead (HOME-28).
 */
export function loader(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<never> | undefined {
  const survey = surveyAddress(new URL(request.url).searchParams.get('t'), addresses.survey);
  if (survey !== undefined) {
    window.location.replace(survey);
    // Never resolves, so that the page is not rendered before the browser leaves.
    return new Promise(() => {});
  }
  void queryClient.prefetchQuery(getBannersQueryOptions(BANNERS));
  // Tabs first, then the content of the first tab. The section that reads the same query shows the error.
  void queryClient
    .fetchQuery(getPlanCategoriesQueryOptions())
    .then(([first]) => first && queryClient.prefetchQuery(getHomePlansQueryOptions(first.id)))
    .catch(ignore);
}

const ignore = () => {};
