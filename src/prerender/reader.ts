import { type QueryClient, skipToken } from '@tanstack/react-query';
import { createQueryClient } from '@/api/query-client';

/** A query client for one prerendered page. */
export interface Reader {
  client: QueryClient;
  /** Ids of the reads' operations. */
  failed: string[];
  /** Waits for all pending reads and removes failed ones from the cache, so that they are rendered as loading. */
  settle: () => Promise<void>;
  /** Starts the reads that a render pass has requested; returns whether there were any. */
  readPending: () => Promise<boolean>;
}

/** Responses by query hash, which contains the language: pages share reads such as the menu. */
const responses = new Map<string, unknown>();

/**
 * All readers share their responses. With `offline` every read fails, so that pages are rendered with skeletons.
 */
export function createReader(offline: boolean): Reader {
  const failed: string[] = [];
  /** Query hashes, because an operation may fail for one of its parameters only. */
  const lost = new Set<string>();
  const client = createQueryClient(() => {});
  const cache = client.getQueryCache();
  const fetchQuery = client.fetchQuery.bind(client);

  client.fetchQuery = async (options) => {
    if (offline) throw new Error('No backend to read from');
    const { queryHash } = client.defaultQueryOptions(options as never) as { queryHash: string };
    if (responses.has(queryHash)) client.setQueryData(options.queryKey, responses.get(queryHash) as never);
    const data = await fetchQuery({ ...options, staleTime: Number.POSITIVE_INFINITY });
    responses.set(queryHash, data);
    return data;
  };

  const settle = async () => {
    while (client.isFetching() > 0) await new Promise((resolve) => setTimeout(resolve, 2));
    for (const query of cache.getAll()) {
      if (query.state.status !== 'error') continue;
      failed.push(String(query.queryKey[0]));
      lost.add(query.queryHash);
      cache.remove(query);
    }
  };
  const readPending = async () => {
    const pending = offline
      ? []
      : cache.getAll().filter(({ queryHash, options: { queryFn, ...options }, state }) => {
          const enabled = (options as { enabled?: unknown }).enabled !== false;
          return state.status === 'pending' && enabled && queryFn !== undefined && queryFn !== skipToken && !lost.has(queryHash);
        });
    await Promise.all(pending.map(({ options }) => client.prefetchQuery(options as never)));
    await settle();
    return pending.length > 0;
  };
  return { client, failed, settle, readPending };
}
