import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageHead, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { paths } from '@/lib/paths';
import { readAddress } from './address.ts';
import { Results } from './results.tsx';
import { SearchField } from './search-field.tsx';

export { loader } from './loader.ts';

/** Results of a keyword (ROUTE-05, SEARCH-01): the field to search again, what was found, and the pages. */
export function Component() {
  const { t } = useTranslation('search');
  const { keyWord, page } = readAddress(useSearchParams()[0]);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);

  /** A new page begins at its top (ROUTE-10); the focus goes to the line above the results, which stays where it is. */
  const go = (to: string) => {
    void navigate(to, { flushSync: true });
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <div className={pageClass}>
      {/* Results are not for search engines: they keep the pages that were found. */}
      <PageMeta title={t('titleFor', { keyWord })} description={t('description')} hidden />
      <PageHead title={t('title')} />
      <SearchField key={keyWord} keyWord={keyWord} onSearch={(wanted) => go(paths.search(wanted))} />
      <Results keyWord={keyWord} page={page} headingRef={heading} onPage={(to) => go(paths.search(keyWord, to))} />
    </div>
  );
}
