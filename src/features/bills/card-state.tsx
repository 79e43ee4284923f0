import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/errors';
import { useBillSummary } from '@/api/generated/bills';
import { SectionBoundary } from '@/components/query-state';
import css from './card-state.module.css';

/** Whether the panel in place of the balance says for all cards that nothing was loaded; it reads all of them anew. */
export const useAccountFailed = () => useBillSummary().isLoadingError;

interface CardStateProps<T> {
  /** Of the card, in the name of the retry button. */
  title: string;
  /** What a failure says. */
  text?: string;
  /** The page says it already. */
  isReported?: boolean;
  query: UseQueryResult<T, ApiError>;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** The content of a card of the overview: each loads, fails and is tried again alone. */
export function CardState<T>({ title, text, isReported = false, query, skeleton, children }: CardStateProps<T>) {
  const { t } = useTranslation('bills');
  const { data } = query;
  const retry = t('failure.retry', { ns: 'common' });
  const failed = isReported ? (
    <p className={css.failed}>{t('notShown')}</p>
  ) : (
    <p role="alert" className={css.failed}>
      {text ?? t('failure.panelTitle', { ns: 'common' })}
      <button type="button" className={css.retry} aria-label={`${retry}: ${title}`} onClick={() => void query.refetch()}>
        {retry}
      </button>
    </p>
  );
  if (data === undefined) return query.isError && !query.isFetching ? failed : skeleton;
  return (
    <SectionBoundary fallback={failed} version={query.dataUpdatedAt}>
      {() => children(data)}
    </SectionBoundary>
  );
}
