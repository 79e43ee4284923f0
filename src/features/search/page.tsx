import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageHead, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { readSearch } from '@/components/search-params';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session';
import { Results } from './results.tsx';
import { SearchField } from './search-field.tsx';
import { SEARCH_PARAMS } from './search-params.ts';

export { loader } from './loader.ts';

/** Search results (ROUTE-05, SEARCH-01) with the search field and paging. */
export function Component() {
  const { t } = useTranslation('search');
  const { keyWord, page } = readSearch(SEARCH_PARAMS, useLocation().search);
  const session = useSession();
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
      {/* What one customer searched for does not stay for the next. */}
      <Results
        key={session.state === 'in' ? session.mobileNo : ''}
        keyWord={keyWord}
        page={page}
        headingRef={heading}
        onPage={(to) => go(paths.search(keyWord, to))}
      />
    </div>
  );
}
