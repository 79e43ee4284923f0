import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getHomePlansQueryOptions, getPlanCategoriesQueryOptions } from '@/api/plans';
import { getBannersQueryOptions } from '@/api/site';
import { addresses } from '@/brand/brand';
import { loadTexts } from '@/i18n/i18n';
import { surveyAddress } from '@/lib/survey';

/** Query parameters of the banners (HOME-05). */
export const HOME_BANNERS = { position: 'homeIndex' } as const;

/** Prefetches the first screen and awaits only the messages; a survey parameter in the URL leads to the survey page instead (HOME-28). */
export async function homeLoader(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<null> {
  const survey = surveyAddress(new URL(request.url).searchParams.get('t'), addresses.survey);
  if (survey !== undefined) {
    window.location.replace(survey);
    // Never resolves, so that nothing renders before the browser leaves the page.
    return new Promise(() => {});
  }
  void queryClient.prefetchQuery(getBannersQueryOptions(HOME_BANNERS));
  // The content of the first tab follows the tabs; the section that reads the same query shows a failure.
  void queryClient
    .fetchQuery(getPlanCategoriesQueryOptions())
    .then(([first]) => first && queryClient.prefetchQuery(getHomePlansQueryOptions(first.id)))
    .catch(ignore);
  await loadTexts('home');
  return null;
}

const ignore = () => {};
