import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/errors';
import { Button } from '@/ui/button';
import { ErrorPanel } from '@/ui/error-panel';
import { SectionBoundary } from './section-boundary.tsx';

interface QueryStateProps<T> {
  query: UseQueryResult<T, ApiError>;
  /** In the shape of what comes, so that nothing moves when it does. */
  skeleton: ReactNode;
  /** What stands there when there is nothing to show. */
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  children: (data: T) => ReactNode;
}

/**
 * One read in its four states: loading, failed (a panel that tries again), empty, there. What is there but cannot be drawn counts as failed.
 * A status that the error catalogue ignores counts as empty and shows no message (ERR-07).
 */
export function QueryState<T>({ query, skeleton, empty = null, isEmpty, children }: QueryStateProps<T>) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data } = query;
  if (data === undefined && query.error?.kind === 'ignored') return empty;
  if (data === undefined && (!query.isError || query.isFetching)) return skeleton;
  const retry = () => {
    // What could not be drawn may be the answer to a read inside of the section; nobody watches it any more.
    if (data !== undefined) client.removeQueries({ type: 'inactive' });
    void query.refetch();
  };
  const failed = (
    <ErrorPanel title={t('failure.panelTitle')} level={3} action={<Button onClick={retry}>{t('failure.retry')}</Button>}>
      {t('failure.panelText')}
    </ErrorPanel>
  );
  if (data === undefined) return failed;
  return (
    <SectionBoundary fallback={failed} version={query.dataUpdatedAt}>
      {() => (isEmpty?.(data) === true ? empty : children(data))}
    </SectionBoundary>
  );
}
