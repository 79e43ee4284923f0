import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getHomePlansQueryOptions, getPlanCategoriesQueryOptions } from '@/api/generated/plans';
import { getBannersQueryOptions } from '@/api/generated/site';
import { externalUrls } from '@/brand/brand';
import { surveyUrl } from '@/lib/survey';

/** Query parameters of the banners (HOME-05). */
export const HOME_BANNERS = { position: 'homeIndex' } as const;

/** Prefetches the first screen; a survey parameter in the URL leads to the survey page instead (HOME-28). */
export function loader(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<never> | undefined {
  const survey = surveyUrl(new URL(request.url).searchParams.get('t'), externalUrls.survey);
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
}

const ignore = () => {};
