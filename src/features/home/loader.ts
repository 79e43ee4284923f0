import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getHomePlansQueryOptions, getPlanCategoriesQueryOptions } from '@/api/plans';
import { getBannersQueryOptions } from '@/api/site';
import { externalUrls } from '@/brand/brand';
import { loadTexts } from '@/i18n/i18n';
import { surveyAddress } from '@/lib/survey';

/** Where the home page's banners stand (HOME-05). */
export const BANNERS = { position: 'homeIndex' } as const;

/**
 * Starts the reads of the first screen without waiting for any, so that the sections fill as their answers come; waits for the texts only. A survey value in the address leaves for the survey page instead (HOME-28).
 */
export async function homeLoader(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<null> {
  const survey = surveyAddress(new URL(request.url).searchParams.get('t'), externalUrls.survey);
  if (survey !== undefined) {
    window.location.replace(survey);
    // The page stays away until the browser has left.
    return new Promise(() => {});
  }
  void queryClient.prefetchQuery(getBannersQueryOptions(BANNERS));
  // Tabs first, then the content of the first tab; a failure is shown by the section that reads the same query.
  void queryClient
    .fetchQuery(getPlanCategoriesQueryOptions())
    .then(([first]) => first && queryClient.prefetchQuery(getHomePlansQueryOptions(first.id)))
    .catch(ignore);
  await loadTexts('home');
  return null;
}

const ignore = () => {};
