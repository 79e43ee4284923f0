import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { type getSearchResultsQueryKey, type SearchResultsQueryResult, useSearchResults } from '@/api/generated/search';
import { lazyPart } from '@/components/lazy-part';
import { ListPager } from '@/components/list-pager';
import { QueryState } from '@/components/query-state';
import { paths } from '@/lib/paths';
import { searchState } from '@/lib/searched-for';
import { Announcement } from '@/ui/visually-hidden';
import { ResultList, ResultsSkeleton } from './result-list.tsx';
import css from './results.module.css';

const NoResults = lazyPart(async () => (await import('./no-results')).NoResults);

interface ResultsProps {
  keyWord: string;
  page: number;
  headingRef: Ref<HTMLHeadingElement>;
  onPage: (page: number) => void;
}

/** One page of results (SEARCH-05, SEARCH-06); the server pages them by ten (decision A35). */
export function Results({ keyWord, page, headingRef, onPage }: ResultsProps) {
  const { t } = useTranslation('search');
  const parameters = { keyword: keyWord, page };
  const query = useSearchResults(parameters, {
    query: {
      // Keeps the page while another language loads, and the totals while another page loads.
      placeholderData: (previous: SearchResultsQueryResult | undefined, previousQuery) => {
        const [, last] = (previousQuery?.queryKey ?? []) as Partial<ReturnType<typeof getSearchResultsQueryKey>>;
        if (previous === undefined || last?.keyword !== keyWord) return undefined;
        return last.page === page ? previous : { pages: { ...previous.pages, rows: [] } };
      },
    },
  });
  const found = query.data?.pages;
  // Without any, other words are tried first.
  const heading = found === undefined || found.total === 0 ? t('titleFor', { keyWord }) : t('found', { count: found.total, keyWord });
  const pageText = found !== undefined && found.totalPages > 1 ? t('page', { page, pages: found.totalPages }) : undefined;

  return (
    <>
      <h2 ref={headingRef} tabIndex={-1} className={css.heading}>
        {heading}
        {pageText === undefined ? null : <span className={css.page}>{pageText}</span>}
      </h2>
      <Announcement>{found === undefined || query.isPlaceholderData ? null : [heading, pageText].filter(Boolean).join(' · ')}</Announcement>
      <QueryState
        query={query}
        skeleton={<ResultsSkeleton />}
        isEmpty={({ pages }) => pages.total === 0}
        empty={found && <NoResults keyWord={keyWord} skeleton={<ResultsSkeleton />} />}
      >
        {({ pages: { rows, totalPages } }) => (
          <>
            {rows.length > 0 ? (
              <ResultList rows={rows} keyWord={keyWord} page={page} />
            ) : query.isPlaceholderData ? (
              <ResultsSkeleton />
            ) : totalPages > 0 && page > totalPages ? (
              // For example from an old link.
              <Navigate replace to={paths.search(keyWord, totalPages)} />
            ) : (
              <Navigate replace to={paths.notFound} state={searchState(keyWord)} />
            )}
            <div className={`${css.pager} noPrint`}>
              <ListPager page={page} pages={totalPages} onChange={onPage} summary={pageText} />
            </div>
          </>
        )}
      </QueryState>
    </>
  );
}
