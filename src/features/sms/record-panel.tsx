import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type SmsHistoryPage, useSmsHistory } from '@/api/generated/sms';
import { ListPager } from '@/components/list-pager';
import { CardSkeleton, QueryState } from '@/components/query-state';
import { useSearchState } from '@/components/search-params';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/no-content';
import { visuallyHidden } from '@/ui/visually-hidden';
import { DEFAULT_TOTAL, PAGE_SIZE, RECORD_PARAMS } from './record-page.ts';
import { RecordTable } from './record-table.tsx';
import css from './sms.module.css';

/** Ten messages a page, the page in the query string (SMS-19 … SMS-21, SMS-31, SMS-38). */
export function RecordPanel({ onCompose }: { onCompose: () => void }) {
  const { t } = useTranslation('sms');
  const { state, push, replace } = useSearchState(RECORD_PARAMS);
  const { page } = state;
  const query = useSmsHistory(
    { pageNo: page },
    {
      query: {
        // Keeps total and pager while another page is loading.
        placeholderData: (before: SmsHistoryPage | undefined): SmsHistoryPage | undefined => before && { ...before, rows: [] },
      },
    },
  );
  const { data, isPlaceholderData } = query;
  const pages = data?.totalPages ?? Math.ceil(DEFAULT_TOTAL / PAGE_SIZE);
  const heading = useRef<HTMLHeadingElement>(null);

  const goTo = (next: number) => {
    push({ page: next }, { keepScroll: true });
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  };
  // Redirects a page that no longer exists to the last one.
  const outOfRange = data !== undefined && !isPlaceholderData && page > Math.max(1, data.totalPages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `replace` is a new function in every render
  useEffect(() => {
    if (outOfRange) replace({ page: Math.max(1, data.totalPages) });
  }, [outOfRange, data]);

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={data?.total === 0 ? visuallyHidden : css.total}>
        {data === undefined ? t('record.caption') : t('record.total', { count: data.total })}
      </h2>
      <QueryState
        query={query}
        skeleton={<CardSkeleton height="46rem" />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState title={t('record.empty')} level={3} action={<Button onClick={onCompose}>{t('record.compose')}</Button>}>
            {t('record.emptyText')}
          </EmptyState>
        }
      >
        {({ rows }) => (isPlaceholderData || outOfRange ? <CardSkeleton height="46rem" /> : <RecordTable rows={rows} />)}
      </QueryState>
      {query.isError && data === undefined ? null : (
        <div className={`${css.pager} noPrint`}>
          <ListPager page={Math.min(page, Math.max(1, pages))} pages={pages} onChange={goTo} />
        </div>
      )}
    </>
  );
}
