import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '@/api/errors';
import { getJumpRoutesQueryOptions, getPageTemplateQueryOptions } from '@/api/generated/site';
import { awaitedRead } from '@/components/query-state';
import { redirectTo } from '@/components/redirect-to';
import { loadSanitizer } from '@/components/safe-html';
import { paths } from '@/lib/paths';

/** Template of the page; undefined when the list of pages failed to load. */
export type ServerPageData = { templatePath: string | undefined };

/** Path without trailing slashes, as the server lists it. */
const trimTrailingSlashes = (pathname: string) => pathname.replace(/\/+$/, '') || '/';

/** A path in the server's list of pages is shown (ROUTE-08), any other redirects to /404 (ROUTE-09). If the list fails to load, the page offers a retry. */
export async function loader(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<ServerPageData | Response> {
  const { pathname } = new URL(request.url);
  void loadSanitizer().catch(() => {});
  let routes: { jumpUrl: string; templatePath: string }[];
  try {
    routes = await queryClient.ensureQueryData(getJumpRoutesQueryOptions(awaitedRead));
  } catch {
    return { templatePath: undefined };
  }
  const templatePath = routes.find(({ jumpUrl }) => trimTrailingSlashes(jumpUrl) === trimTrailingSlashes(pathname))?.templatePath;
  if (templatePath === undefined) return redirectTo(paths.notFound, request);
  try {
    await queryClient.ensureQueryData(getPageTemplateQueryOptions({ templatePath }, awaitedRead));
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'notFound') return redirectTo(paths.notFound, request);
    // The page shows the error and offers a retry.
  }
  return { templatePath };
}
