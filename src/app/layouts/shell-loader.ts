import type { QueryClient } from '@tanstack/react-query';
import { getFooterChannelsQueryOptions, getMenuQueryOptions, getNoticeQueryOptions } from '@/api/site';

/** As the shell's own hooks read: the site stands without what the backend lacks. */
const READ = { query: { meta: { optional: true } } };

/** Milliseconds that the first paint waits for notice and menu; later than that they come in by themselves. */
const PATIENCE = 600;

/**
 * Starts what the shell shows. Notice and menu are waited for a moment, so that neither the page below the notice nor the header moves
 * when they arrive. What fails is reported by the query client; the shell then stands without it.
 */
export async function shellLoader(queryClient: QueryClient): Promise<null> {
  const above = [queryClient.ensureQueryData(getNoticeQueryOptions(READ)), queryClient.ensureQueryData(getMenuQueryOptions(READ))];
  queryClient.ensureQueryData(getFooterChannelsQueryOptions(READ)).catch(() => {});
  await Promise.race([Promise.allSettled(above), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return null;
}
