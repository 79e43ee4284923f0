import { type QueryClient, skipToken } from '@tanstack/react-query';
import { createQueryClient } from '@/api/query-client';

/** A query client for one rendered page, and what it takes to let it finish. */
export interface Reader {
  client: QueryClient;
  failed: string[];
  /** Waits until nothing is being read; what failed is forgotten, so that its place is drawn as still loading. */
  settle: () => Promise<void>;
  /** Reads what a drawing of the page asked for and nobody had started; answers whether there was any. */
  readWhatWasWanted: () => Promise<boolean>;
}

/** Answers of the backend that more than one page shows, such as the menu; by language and query. */
const known = new Map<string, unknown>();

/**
 * Makes a client whose reads are shared by all pages of this run. Without a backend (`offline`) every read stays unanswered and pages are
 * drawn with their skeletons.
 */
export function createReader(offline: boolean): Reader {
  const failed: string[] = [];
  const client = createQueryClient(() => {});
  const cache = client.getQueryCache();
  const fetchQuery = client.fetchQuery.bind(client);

  client.fetchQuery = async (options) => {
    if (offline) throw new Error('There is no backend to read from');
    const { queryHash } = client.defaultQueryOptions(options as never) as { queryHash: string };
    if (known.has(queryHash)) client.setQueryData(options.queryKey, known.get(queryHash) as never);
    const data = await fetchQuery({ ...options, staleTime: Number.POSITIVE_INFINITY });
    known.set(queryHash, data);
    return data;
  };

  const settle = async () => {
    while (client.isFetching() > 0) await new Promise((resolve) => setTimeout(resolve, 2));
    for (const query of cache.getAll()) {
      if (query.state.status !== 'error') continue;
      failed.push(String(query.queryKey[0]));
      cache.remove(query);
    }
  };
  const readWhatWasWanted = async () => {
    const wanted = offline
      ? []
      : cache.getAll().filter(({ queryKey, options: { queryFn, ...options }, state }) => {
          const enabled = (options as { enabled?: unknown }).enabled !== false;
          return state.status === 'pending' && enabled && queryFn !== undefined && queryFn !== skipToken && !failed.includes(String(queryKey[0]));
        });
    await Promise.all(wanted.map(({ options }) => client.prefetchQuery(options as never)));
    await settle();
    return wanted.length > 0;
  };
  return { client, failed, settle, readWhatWasWanted };
}
