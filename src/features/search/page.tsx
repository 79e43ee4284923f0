import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageHead, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { paths } from '@/lib/paths';
import { readAddress } from './address.ts';
import { Results } from './results.tsx';
import { SearchField } from './search-field.tsx';

/** Search results (ROUTE-05, SEARCH-01) with the search field and paging. */
export function SearchPage() {
  const { t } = useTranslation('search');
  const { keyWord, page } = readAddress(useSearchParams()[0]);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);

  /** Navigates, which scrolls to the top (ROUTE-10), and moves the focus to the heading of the results. */
  const go = (to: string) => {
    void navigate(to, { flushSync: true });
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <div className={pageClass}>
      {/* Search engines must not index result pages. */}
      <PageMeta title={t('titleFor', { keyWord })} description={t('description')} hidden />
      <PageHead title={t('title')} />
      <SearchField key={keyWord} keyWord={keyWord} onSearch={(keyword) => go(paths.search(keyword))} />
      <Results keyWord={keyWord} page={page} headingRef={heading} onPage={(to) => go(paths.search(keyWord, to))} />
    </div>
  );
}
