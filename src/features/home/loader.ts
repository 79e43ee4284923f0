import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getHomeBrandsQueryOptions, getHomePhonesQueryOptions } from '@/api/phones';
import { getHomePlansQueryOptions, getPlanCategoriesQueryOptions } from '@/api/plans';
import { getRoamQuestionsQueryOptions } from '@/api/roaming';
import { getBannersQueryOptions } from '@/api/site';
import { addresses } from '@/brand/brand';
import { loadTexts } from '@/i18n/i18n';
import { surveyAddress } from '@/lib/survey';

/** Where the home page's banners stand (HOME-05). */
export const BANNERS = { position: 'homeIndex' } as const;

/** The module of everything under the first screen. */
export const loadBelow = () => import('./below');

/**
 * Starts every first read of the home page without waiting for any, so that the sections fill as their answers come; waits for the texts
 * only. A survey value in the address leaves for the survey page instead (HOME-28).
 */
export async function homeLoader(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<null> {
  const survey = surveyAddress(new URL(request.url).searchParams.get('t'), addresses.survey);
  if (survey !== undefined) {
    window.location.replace(survey);
    // The page stays away until the browser has left.
    return new Promise(() => {});
  }
  void queryClient.prefetchQuery(getBannersQueryOptions(BANNERS));
  void loadBelow().catch(ignore);
  void queryClient.prefetchQuery(getRoamQuestionsQueryOptions());
  // Tabs first, then the content of the first tab; a failure is shown by the section that reads the same query.
  void queryClient
    .fetchQuery(getPlanCategoriesQueryOptions())
    .then(([first]) => first && queryClient.prefetchQuery(getHomePlansQueryOptions(first.id)), ignore);
  void queryClient.fetchQuery(getHomeBrandsQueryOptions()).then(([first]) => first && queryClient.prefetchQuery(getHomePhonesQueryOptions(first.id)), ignore);
  await loadTexts('home');
  return null;
}

const ignore = () => {};
