import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '@/api/errors';
import { getJumpRoutesQueryOptions, getPageTemplateQueryOptions } from '@/api/site';
import { redirectTo } from '@/components/redirect-to';
import { loadCleaner } from '@/components/safe-html';
import { paths } from '@/lib/paths';

/** `templatePath` is undefined when the list of the server's pages could not be read. */
export interface ServerPageData {
  templatePath: string | undefined;
}

/** The path without a trailing slash, as the server writes it. */
const plain = (pathname: string) => pathname.replace(/\/+$/, '') || '/';

/**
 * Finds a path that is not in the route table in the server's list of pages (ROUTE-08), else redirects to /404 (ROUTE-09). When the list
 * cannot be read the page offers to try again.
 */
export async function loader(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<ServerPageData | Response> {
  const { pathname } = new URL(request.url);
  void loadCleaner().catch(() => {});
  let routes: { jumpUrl: string; templatePath: string }[];
  try {
    routes = await queryClient.ensureQueryData(getJumpRoutesQueryOptions());
  } catch {
    return { templatePath: undefined };
  }
  const templatePath = routes.find(({ jumpUrl }) => plain(jumpUrl) === plain(pathname))?.templatePath;
  if (templatePath === undefined) return redirectTo(paths.notFound, request);
  try {
    await queryClient.ensureQueryData(getPageTemplateQueryOptions({ templatePath }));
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'notFound') return redirectTo(paths.notFound, request);
    // The page shows the failed read and offers to try again.
  }
  return { templatePath };
}
