import type { QueryClient } from '@tanstack/react-query';
import { getFooterChannelsQueryOptions, getMenuQueryOptions, getNoticeQueryOptions } from '@/api/generated/site';
import { SHELL_READ } from './site-menu.ts';

const SHELL_QUERY = { query: SHELL_READ };
/** Longest delay of the first paint. */
const TIMEOUT_MS = 600;

/**
 * Prefetches the data of the shell. Waits shortly for notice and menu, so that they cause no layout shift. The query client reports errors;
 * the shell renders without the failed data.
 */
export async function shellLoader(queryClient: QueryClient): Promise<null> {
  const above = [queryClient.ensureQueryData(getNoticeQueryOptions(SHELL_QUERY)), queryClient.ensureQueryData(getMenuQueryOptions(SHELL_QUERY))];
  queryClient.ensureQueryData(getFooterChannelsQueryOptions(SHELL_QUERY)).catch(() => {});
  await Promise.race([Promise.allSettled(above), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  return null;
}
