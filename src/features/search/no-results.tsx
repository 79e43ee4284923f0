import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { getSearchResultsQueryOptions } from '@/api/generated/search';
import { ButtonLink } from '@/components/links';
import { paths } from '@/lib/paths';
import { searchState } from '@/lib/searched-for';
import { useLanguage } from '@/session/language';
import { Note } from '@/ui/note';
import { ResultList } from './result-list.tsx';
import css from './results.module.css';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { synonymsOf } from './synonyms.ts';

/**
 * A search without results: what the server finds for a word that means the same, under the name of that word (decision B92); without any, the not-found
 * page (SEARCH-02).
 */
export function NoResults({ keyWord }: { keyWord: string }) {
  const { t } = useTranslation('search');
  const words = synonymsOf(keyWord, useLanguage());
  const searches = useQueries({
    queries: words.map((keyword) => ({ ...getSearchResultsQueryOptions({ keyword, page: 1 }), retryOnMount: true, meta: { ownErrors: true } })),
  });
  // In the order of the words, whichever response comes first.
  const next = searches.findIndex(({ data, isPending }) => isPending || (data !== undefined && data.pages.total > 0));
  const word = words[next];
  const pages = searches[next]?.data?.pages;
  if (word === undefined) return <Navigate replace to={paths.notFound} state={searchState(keyWord)} />;
  if (pages === undefined) return <ResultsSkeleton />;
  return (
    <>
      <Note live className={css.instead}>
        {t('instead', { keyWord, word, count: pages.total })}
      </Note>
      <ResultList rows={pages.rows} keyWord={word} page={1} />
      {pages.totalPages > 1 ? (
        <p className={`${css.pager} noPrint`}>
          <ButtonLink to={paths.search(word)}>{t('all', { word, count: pages.total })}</ButtonLink>
        </p>
      ) : null}
    </>
  );
}
