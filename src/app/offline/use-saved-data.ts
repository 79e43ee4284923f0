import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { ReadId } from '@/api/generated/site';

/** Reads of the shell, whose age says nothing about the page. */
const SHELL_READS: ReadonlySet<unknown> = new Set<ReadId>(['banners', 'menu', 'notice', 'footerChannels', 'jumpRoutes']);

/** From the first attempt on: the others are made while the page waits. A part that tells its own failures is not what the page is about. */
const isMissing = ({ state, meta }: Query) => state.data === undefined && state.fetchFailureCount + state.errorUpdateCount > 0 && meta?.ownErrors !== true;

interface SavedData {
  /** When the oldest data of the page was saved, in milliseconds since 1970; undefined without saved data. */
  savedAt: number | undefined;
  /** Whether some of the page's data could not be read. */
  isMissing: boolean;
}

/** What the page shows of the data on this device: with a connection only what is older than the page itself. */
export function useSavedData(isOffline: boolean): SavedData {
  const before = isOffline ? Number.POSITIVE_INFINITY : performance.timeOrigin;
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]);
  const text = useSyncExternalStore(subscribe, () => {
    const queries = cache.findAll({ type: 'active', predicate: ({ queryKey }) => !SHELL_READS.has(queryKey[0]) });
    const times = queries.filter(({ state }) => state.data !== undefined && state.dataUpdatedAt < before).map(({ state }) => state.dataUpdatedAt);
    return JSON.stringify({ savedAt: times.length > 0 ? Math.min(...times) : undefined, isMissing: queries.some(isMissing) });
  });
  return JSON.parse(text) as SavedData;
}
