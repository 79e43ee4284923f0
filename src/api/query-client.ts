import { hashKey, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { savedAt } from '../lib/offline.ts';
import { storedLanguage } from '../session/language.ts';
import { type ApiError, isTransient } from './errors.ts';
import { type CallMeta, handleFailure } from './failures.ts';
import { publicReads } from './generated/public-reads.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/** Retries of a read after a lost connection. Writes are never retried: money and SMS are sent once. */
const MAX_RETRIES = 2;
const STALE_TIME_MS = 60_000;

/**
 * The language is part of every query hash, so that switching it refetches the content and keeps that of the other language in the cache.
 * `onFailure` is called for every failed call, before its page knows.
 */
export function createQueryClient(onFailure = handleFailure): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => onFailure(error as ApiError, query.meta ?? {}),
      onSuccess: (data, query) => {
        const dataUpdatedAt = savedAt(data);
        if (dataUpdatedAt !== undefined) query.setState({ dataUpdatedAt });
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => onFailure(error as ApiError, mutation.meta ?? {}),
      onSuccess: (_data, _variables, _result, mutation) => {
        const [id] = mutation.options.mutationKey ?? [];
        // Lazy-loaded, because most visitors never write. Not awaited, because the write has succeeded already.
        import('../../openapi/generated/operations.ts').then(
          ({ factsOf }) => {
            for (const read of factsOf(id)?.stale ?? []) void client.invalidateQueries({ queryKey: [read] });
          },
          // Without the list of what the write changes, everything may be stale.
          () => client.invalidateQueries(),
        );
      },
    }),
    defaultOptions: {
      queries: {
        queryKeyHashFn: (key) => hashKey([storedLanguage(), key]),
        retry: (failures, error) => failures < MAX_RETRIES && isTransient(error),
        retryDelay: (attempt) => 500 * 2 ** attempt,
        staleTime: STALE_TIME_MS,
        // A failed prefetch of the loader is not repeated when the page mounts: the page shows the error and offers a retry.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        // A device that reports to be offline shows an error panel instead of an endless skeleton.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

/**
 * Removes every read and write but the reads that are the same for every visitor, and aborts the reads that are pending: what the contract does not
 * call public is a customer's. Writes that are under way finish (0008).
 */
export function removeCustomerData(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey: [id] }) => !publicReads.has(id) });
  client.getMutationCache().clear();
}
