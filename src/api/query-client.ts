import { hashKey, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { storedLanguage } from '../session/language.ts';
import { type ApiError, isTransient } from './errors.ts';
import type { MutationId } from './generated/operations.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/** What a caller may say of one call. */
export interface CallMeta extends Record<string, unknown> {
  /** The page shows the error itself: no pop-up, no redirect. */
  ownErrors?: boolean;
  /** The page stands without this: that the backend does not have it (HTTP 404) leads nowhere. */
  optional?: boolean;
}

/** Times a read is tried again after a lost connection. Writes never are: money and SMS go out once. */
const RETRIES = 2;
/** Milliseconds for which content counts as fresh. */
const FRESH = 60_000;

/** Hears of every failed call that its page does not show itself. */
export type ErrorListener = (error: ApiError, meta: CallMeta) => void;

/**
 * Makes the query client. The language is part of every query's identity, so switching it reads the content again and keeps the other
 * language's. `onError` hears of failures once, wherever they happen.
 */
export function createQueryClient(onError: ErrorListener): QueryClient {
  const report = (error: unknown, meta: CallMeta | undefined) => {
    if (meta?.ownErrors !== true) onError(error as ApiError, meta ?? {});
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta),
      onSuccess: (_data, _variables, _result, mutation) => {
        const id = mutation.options.mutationKey?.[0] as MutationId | undefined;
        if (id === undefined) return;
        // Loaded with the first write: a visitor who only reads does not need the table. Not waited for: the write has succeeded already.
        void import('./invalidation.ts').then(({ invalidatedBy }) => {
          for (const path of invalidatedBy(id)) void client.invalidateQueries({ predicate: (query) => path.test(String(query.queryKey[0])) });
        });
      },
    }),
    defaultOptions: {
      queries: {
        queryKeyHashFn: (key) => hashKey([storedLanguage(), key]),
        retry: (failures, error) => failures < RETRIES && isTransient(error),
        retryDelay: (attempt) => 500 * 2 ** attempt,
        staleTime: FRESH,
        // A failed prefetch of the loader is not repeated when the page mounts: the page shows the error and offers a retry.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        // A phone that believes to be offline must get an error panel, not an endless skeleton.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
