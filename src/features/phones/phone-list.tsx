import { type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { getPhonesQueryKey, type PhonesQueryResult, usePhones } from '@/api/phones';
import { brand } from '@/brand/brand';
import { QueryState } from '@/components/query-state';
import { buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Pager } from '@/ui/pager';
import { Skeleton } from '@/ui/skeleton';
import { ALL, PAGE_SIZE, pageParam } from './address.ts';
import { PhoneGrid, PhoneGridSkeleton } from './phone-grid.tsx';
import css from './phone-list.module.css';
import { useAddress } from './use-address.ts';

/** One page of phones with the total count and the pager (PHONE-08). `filter` is undefined until the brand name is resolved. */
export function PhoneList({ filter }: { filter: string | undefined }) {
  const { t } = useTranslation('phones');
  const { query: address, go } = useAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  const page = pageParam(address);
  const parameters = { pageNumber: page, pageSize: PAGE_SIZE };
  const [path] = getPhonesQueryKey(filter ?? ALL, parameters);
  const query = usePhones(filter ?? ALL, parameters, {
    query: {
      enabled: filter !== undefined,
      retryOnMount: false,
      // Number and pager stand still while another page is read, and everything while the same page is read in the other language.
      placeholderData: (before: PhonesQueryResult | undefined, old): PhonesQueryResult | undefined => {
        if (before === undefined || old?.queryKey[0] !== path) return undefined;
        const samePage = (old.queryKey[1] as typeof parameters | undefined)?.pageNumber === page;
        return samePage ? before : { ...before, rows: [] };
      },
    },
  });
  const skeleton = <PhoneGridSkeleton label={t('list.loading')} count={PAGE_SIZE} />;

  return (
    <div className={css.list}>
      <Count headingRef={heading} found={query.data} page={page} failed={query.isError} />
      <QueryState query={query} skeleton={skeleton} isEmpty={({ total }) => total === 0} empty={<NoPhones all={(filter ?? ALL) === ALL} />}>
        {({ rows, total, totalPages }) => (
          <>
            {rows.length > 0 ? <PhoneGrid phones={rows} /> : query.isPlaceholderData ? skeleton : <PageOutOfRange page={page} last={totalPages} />}
            <PhonePager
              page={page}
              pages={totalPages}
              total={total}
              onPage={(to) => {
                // The router scrolls to the top (PHONE-10); the focus moves to the heading of the list.
                go({ page: to === 1 ? undefined : String(to) });
                heading.current?.focus({ preventScroll: true });
              }}
            />
          </>
        )}
      </QueryState>
    </div>
  );
}

/** Heading of the list with the number of phones and, for screen readers, the current page. */
function Count({
  headingRef,
  found,
  page,
  failed,
}: {
  headingRef: Ref<HTMLHeadingElement>;
  found: PhonesQueryResult | undefined;
  page: number;
  failed: boolean;
}) {
  const { t } = useTranslation('phones');
  let content = (
    <>
      <span className="visuallyHidden">{t('list.title')}</span>
      {failed ? null : <Skeleton width="8rem" height="1rem" />}
    </>
  );
  // The empty state below says that there are no phones.
  if (found?.total === 0) content = <span className="visuallyHidden">{t('list.title')}</span>;
  else if (found !== undefined) {
    const { total, totalPages } = found;
    content = (
      <>
        <span aria-hidden={totalPages > 1}>{t('list.count', { count: total })}</span>
        {totalPages > 1 ? <span className="visuallyHidden">{t('list.countPage', { count: total, page, pages: totalPages })}</span> : null}
      </>
    );
  }
  return (
    <h2 ref={headingRef} tabIndex={-1} aria-live="polite" className={css.count}>
      {content}
    </h2>
  );
}

function PhonePager({ page, pages, total, onPage }: { page: number; pages: number; total: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('phones');
  const from = (page - 1) * PAGE_SIZE + 1;
  const to = Math.min(total, page * PAGE_SIZE);
  return (
    <div className={css.pager}>
      <Pager
        page={page}
        pages={pages}
        onChange={onPage}
        summary={t(from === to ? 'pager.summaryOne' : 'pager.summary', { from, to })}
        labels={{
          pager: t('pager.label'),
          previous: t('pager.previous'),
          next: t('pager.next'),
          page: (one) => t('pager.page', { page: one }),
          input: t('pager.input'),
          before: t('pager.before'),
          after: (all) => t('pager.after', { pages: all }),
        }}
      />
    </div>
  );
}

/** Redirects a page number beyond the last page to the last page. */
function PageOutOfRange({ page, last }: { page: number; last: number }) {
  const { to } = useAddress();
  return page > last ? <Navigate replace to={to({ page: last > 1 ? String(last) : undefined })} /> : null;
}

function NoPhones({ all }: { all: boolean }) {
  const { t } = useTranslation('phones');
  const { to } = useAddress();
  return (
    <EmptyState
      level={3}
      title={t(all ? 'list.emptyAll' : 'list.emptyTitle')}
      action={
        all ? undefined : (
          <Link to={to({ brandName: undefined, page: undefined })} className={buttonClass()}>
            {t('list.showAll')}
          </Link>
        )
      }
    >
      {t(all ? 'list.emptyAllText' : 'list.emptyText', { hotline: brand.hotline })}
    </EmptyState>
  );
}
