import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '@/api/errors';
import { LoadFailure } from './load-failure.tsx';
import { SectionBoundary } from './section-boundary.tsx';

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
  const { data } = query;
  if (data === undefined && query.error?.kind === 'ignored') return empty;
  if (data === undefined && (!query.isError || query.isFetching)) return skeleton;
  const retry = () => {
    // The error may come from data of a nested query, which has no observers any more.
    if (data !== undefined) client.removeQueries({ type: 'inactive' });
    void query.refetch();
  };
  const failed = <LoadFailure level={3} onRetry={retry} />;
  if (data === undefined) return failed;
  return (
    <SectionBoundary fallback={failed} version={query.dataUpdatedAt}>
      {() => (isEmpty?.(data) === true ? empty : children(data))}
    </SectionBoundary>
  );
}
