import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { usePhones } from '@/api/generated/phones';
import { QueryState } from '@/components/query-state';
import { useSearchState } from '@/components/search-params';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/no-content';
import { CompareBox } from './compare-box.tsx';
import { findPhones } from './find-phones.ts';
import { PhoneGrid, PhoneGridSkeleton } from './phone-grid.tsx';
import css from './phone-list.module.css';
import { Count, PhonePager } from './phone-list.tsx';
import { ALL, EVERY_PHONE, LIST_PARAMS, NO_FILTERS, PAGE_SIZE } from './search-params.ts';

/** The phones that match the filters, from one request of all phones (decision B98). `filter` is undefined until the brand name is resolved. */
export function FoundPhones({ filter }: { filter: string | undefined }) {
  const { t } = useTranslation('phones');
  const { state, replace, to } = useSearchState(LIST_PARAMS);
  const { page } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const query = usePhones(filter ?? ALL, EVERY_PHONE, { query: { enabled: filter !== undefined } });
  const found = query.data && findPhones(query.data.rows, state);
  const pages = Math.ceil((found?.length ?? 0) / PAGE_SIZE);

  return (
    <div className={css.list}>
      <Count headingRef={heading} found={found && { total: found.length, totalPages: pages }} page={page} failed={query.isError} />
      <QueryState query={query} skeleton={<PhoneGridSkeleton label={t('list.loading')} count={PAGE_SIZE} />}>
        {({ rows }) => {
          const phones = findPhones(rows, state);
          if (phones.length === 0) {
            return (
              <EmptyState
                level={3}
                title={t('filters.noneTitle')}
                action={
                  <Button
                    onClick={() => {
                      replace({ ...NO_FILTERS, page: 1 });
                      heading.current?.focus({ preventScroll: true });
                    }}
                  >
                    {t('filters.reset')}
                  </Button>
                }
              >
                {t('filters.noneText')}
              </EmptyState>
            );
          }
          if (page > pages) return <Navigate replace to={to({ page: pages })} />;
          return (
            <>
              <PhoneGrid phones={phones.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)} Box={CompareBox} />
              <PhonePager page={page} pages={pages} total={phones.length} heading={heading} />
            </>
          );
        }}
      </QueryState>
    </div>
  );
}
