import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '@/api/errors';
import { getJumpRoutesQueryOptions, getPageTemplateQueryOptions } from '@/api/site';
import { redirectTo } from '@/components/redirect-to';
import { loadSanitizer } from '@/components/safe-html';
import { paths } from '@/lib/paths';

/** A page made by the server, or what kept it from being found out. */
export type ServerPageData = { templatePath: string } | { templatePath: undefined };

/** The address without a slash at its end, as the server writes it. */
const plain = (pathname: string) => pathname.replace(/\/+$/, '') || '/';

/**
 * Any address that is no route of the site: the server's list decides whether it is a page (ROUTE-08); everything else goes to /404
 * (ROUTE-09). When the list cannot be read nobody knows, so the page says that and offers to try again.
 */
export async function serverPageLoader(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<ServerPageData | Response> {
  const { pathname } = new URL(request.url);
  void loadSanitizer().catch(() => {});
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
    // The page shows the failed read, and tries it again, itself.
  }
  return { templatePath };
}
