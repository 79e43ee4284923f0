import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useReducer } from 'react';
import { type ApiError, isTransient } from '@/api/errors';
import { LoadFailure } from './load-failure.tsx';
import { SectionBoundary } from './section-boundary.tsx';

/** A read that the page works without: its row, card or detail stays empty or says so itself, and the read is repeated when it is shown again. */
export const optionalRead = { query: { meta: { ownErrors: true, optional: true }, retryOnMount: true } } as const;

interface QueryStateProps<T> {
  query: UseQueryResult<T, ApiError>;
  /** In the shape of the content, to avoid layout shift. */
  skeleton: ReactNode;
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  children: (data: T) => ReactNode;
}

/**
 * A query in its four states: loading, failed (a panel with a retry button), empty and loaded. Data that throw while rendering count as
 * failed; a status that the error catalogue ignores counts as empty (ERR-07).
 */
export function QueryState<T>({ query, skeleton, empty = null, isEmpty, children }: QueryStateProps<T>) {
  const client = useQueryClient();
  const [attempt, countAttempt] = useReducer((count: number) => count + 1, 0);
  const { data } = query;
  if (data === undefined && query.error?.kind === 'ignored') return empty;
  const retry = () => {
    if (data === undefined) return void query.refetch();
    // The error may come from the data of another query: one of the content, which has no observers any more, or one that the page reads, too.
    client.removeQueries({ type: 'inactive' });
    void client.refetchQueries({ type: 'active' }).then(countAttempt);
  };
  const failed = <LoadFailure level={3} isOurs={!isTransient(query.error)} onRetry={retry} />;
  if (data === undefined && query.isError && !query.isFetching) return failed;
  // Skeleton and content have one place in the tree: an element that is in both keeps what was typed or opened.
  const content = () => {
    if (data === undefined) return skeleton;
    return isEmpty?.(data) === true ? empty : children(data);
  };
  return (
    <SectionBoundary fallback={failed} version={`${query.dataUpdatedAt} ${attempt}`}>
      {content}
    </SectionBoundary>
  );
}
