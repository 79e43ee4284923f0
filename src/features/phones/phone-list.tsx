import { type Ref, type RefObject, useContext, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { getPhonesQueryKey, type PhonesQueryResult, usePhones } from '@/api/generated/phones';
import { brand } from '@/brand/brand';
import { ButtonLink, HotlineLink } from '@/components/links';
import { Compared } from '@/components/list-or-comparison';
import { ListPager } from '@/components/list-pager';
import type { PhoneListItem } from '@/components/phone-card';
import { QueryState } from '@/components/query-state';
import { useSearchState } from '@/components/search-params';
import { keepTotals } from '@/lib/placeholder-data';
import { Checkbox } from '@/ui/checkbox';
import { EmptyState } from '@/ui/no-content';
import { Skeleton } from '@/ui/skeleton';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { PhoneGrid, PhoneGridSkeleton } from './phone-grid.tsx';
import css from './phone-list.module.css';
import { ALL, LIST_PARAMS, PAGE_SIZE, toBrand } from './search-params.ts';

/** One page of phones with the total count and the pager (PHONE-08). `filter` is undefined until the brand name is resolved. */
export function PhoneList({ filter }: { filter: string | undefined }) {
  const { page } = useSearchState(LIST_PARAMS).state;
  const heading = useRef<HTMLHeadingElement>(null);
  const parameters = { pageNumber: page, pageSize: PAGE_SIZE };
  const query = usePhones(filter ?? ALL, parameters, {
    query: { enabled: filter !== undefined, placeholderData: keepTotals(getPhonesQueryKey(filter ?? ALL, parameters)) },
  });
  const skeleton = <PhoneGridSkeleton />;

  return (
    <div className={css.list}>
      <Count heading={heading} found={query.data} page={page} failed={query.isError} />
      <QueryState query={query} skeleton={skeleton} isEmpty={({ total }) => total === 0} empty={<NoPhones all={(filter ?? ALL) === ALL} />}>
        {({ rows, total, totalPages }) => (
          <>
            {rows.length > 0 ? <PhoneGrid phones={rows} Box={CompareBox} /> : query.isPlaceholderData ? skeleton : <PageOutOfRange last={totalPages} />}
            <PhonePager pages={totalPages} total={total} heading={heading} />
          </>
        )}
      </QueryState>
    </div>
  );
}

interface CountProps {
  heading: Ref<HTMLHeadingElement>;
  found: Pick<PhonesQueryResult, 'total' | 'totalPages'> | undefined;
  page: number;
  failed: boolean;
}

/** Heading of the list with the number of phones and, for screen readers, the current page. */
export function Count({ heading, found, page, failed }: CountProps) {
  const { t } = useTranslation('phones');
  const { total: count = 0, totalPages: pages = 0 } = found ?? {};
  return (
    <h2 ref={heading} tabIndex={-1} aria-live="polite" className={css.count}>
      {count === 0 ? (
        // An empty state below says that there are no phones.
        <>
          <VisuallyHidden>{t('list.title')}</VisuallyHidden>
          {found || failed ? null : <Skeleton width="8rem" height="1rem" />}
        </>
      ) : (
        <>
          <span aria-hidden={pages > 1}>{t('list.count', { count })}</span>
          {pages > 1 ? <VisuallyHidden>{t('list.countPage', { count, page, pages })}</VisuallyHidden> : null}
        </>
      )}
    </h2>
  );
}

/** The router scrolls to the top (PHONE-10); the focus moves to the heading of the list. */
export function PhonePager({ pages, total, heading }: { pages: number; total: number; heading: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useTranslation('phones');
  const { state, push } = useSearchState(LIST_PARAMS);
  const { page } = state;
  const goTo = (next: number) => {
    push({ page: next });
    heading.current?.focus({ preventScroll: true });
  };
  const from = (page - 1) * PAGE_SIZE + 1;
  const to = Math.min(total, page * PAGE_SIZE);
  return (
    <div className={`${css.pager} noPrint`}>
      <ListPager page={page} pages={pages} onChange={goTo} summary={t(from === to ? 'pager.summaryOne' : 'pager.summary', { from, to })} />
    </div>
  );
}

/** Redirects a page number beyond the last page to the last page. */
function PageOutOfRange({ last }: { last: number }) {
  const { state, to } = useSearchState(LIST_PARAMS);
  return state.page > last ? <Navigate replace to={to({ page: Math.max(last, 1) })} /> : null;
}

function NoPhones({ all }: { all: boolean }) {
  const { t } = useTranslation('phones');
  const { to } = useSearchState(LIST_PARAMS);
  return (
    <EmptyState
      level={3}
      title={t(all ? 'list.emptyAll' : 'list.emptyTitle')}
      action={all ? <HotlineLink icon /> : <ButtonLink to={to(toBrand(''))}>{t('list.showAll')}</ButtonLink>}
    >
      {t(all ? 'list.emptyAllText' : 'list.emptyText', { hotline: brand.hotline })}
    </EmptyState>
  );
}

/** Adds a phone to the compare tray. */
export function CompareBox({ phone: { id, name } }: { phone: PhoneListItem }) {
  const { t } = useTranslation('phones');
  const { ids, toggle } = useContext(Compared);
  const chosen = ids.includes(id);
  return (
    <Checkbox checked={chosen} onChange={() => toggle(id)} className={`${css.compare} noPrint`}>
      {t(chosen ? 'compare.chosen' : 'compare.choose')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Checkbox>
  );
}
