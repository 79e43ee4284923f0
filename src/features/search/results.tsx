import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { type SearchResultsQueryResult, useSearchResults } from '@/api/search';
import { ListPager } from '@/components/list-pager';
import { QueryState } from '@/components/query-state';
import { paths } from '@/lib/paths';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { ResultRow } from './result-row.tsx';
import css from './results.module.css';

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
      placeholderData: (previous: SearchResultsQueryResult | undefined, previousQuery): SearchResultsQueryResult | undefined => {
        const last = previousQuery?.queryKey[1] as typeof parameters | undefined;
        if (previous === undefined || last?.keyword !== keyWord) return undefined;
        return last.page === page ? previous : { pages: { ...previous.pages, rows: [] } };
      },
    },
  });
  const found = query.data?.pages;
  const heading = found === undefined ? t('titleFor', { keyWord }) : t('found', { count: found.total, keyWord });
  const pageText = found !== undefined && found.totalPages > 1 ? t('page', { page, pages: found.totalPages }) : undefined;

  return (
    <>
      <h2 ref={headingRef} tabIndex={-1} className={css.heading}>
        {heading}
        {pageText === undefined ? null : <span className={css.page}>{pageText}</span>}
      </h2>
      <VisuallyHidden as="p" role="status">
        {found === undefined || query.isPlaceholderData ? null : [heading, pageText].filter(Boolean).join(' · ')}
      </VisuallyHidden>
      {/* SEARCH-02 */}
      <QueryState
        query={query}
        skeleton={<ResultsSkeleton />}
        isEmpty={({ pages }) => pages.total === 0}
        empty={found && <Navigate replace to={paths.notFound} />}
      >
        {({ pages: { rows, totalPages } }) => (
          <>
            {rows.length > 0 ? (
              <ol>
                {rows.map((result, index) => {
                  // Results have no unique field: several may have the same link and text.
                  const key = `${page}-${index}`;
                  return (
                    <li key={key} className={css.item}>
                      <ResultRow result={result} keyWord={keyWord} />
                    </li>
                  );
                })}
              </ol>
            ) : query.isPlaceholderData ? (
              <ResultsSkeleton />
            ) : (
              // A page number beyond the last page, for example from an old link.
              <Navigate replace to={totalPages > 0 && page > totalPages ? paths.search(keyWord, totalPages) : paths.notFound} />
            )}
            <div className={css.pager}>
              <ListPager page={page} pages={totalPages} onChange={onPage} summary={pageText} />
            </div>
          </>
        )}
      </QueryState>
    </>
  );
}

function ResultsSkeleton() {
  const { t } = useTranslation('search');
  return (
    <SkeletonGroup label={t('loading')}>
      <div>
        {['45%', '30%', '55%', '40%', '35%', '50%', '30%', '45%', '40%', '35%'].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is static
          <div key={index} className={css.item}>
            <div className={css.skeleton}>
              <Skeleton width={width} height="1.25rem" />
              <Skeleton />
              <Skeleton width="70%" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
