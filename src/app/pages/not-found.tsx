import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Breadcrumb } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { popularPages } from '@/components/popular-pages';
import { SiteSearch } from '@/components/site-search';
import { useBrowserValue } from '@/lib/lifecycle';
import { searchedFor } from '@/lib/searched-for';
import { MessagePage, PageTiles } from './message-page.tsx';

/** The page reads nothing. */
export const loader = () => null;

/** For unknown paths, and for searches without results, which leave their keyword in the history entry (SHELL-23, ROUTE-09, decision B91). */
export function Component() {
  const { t } = useTranslation();
  const { t: search } = useTranslation('search');
  const { state } = useLocation();
  // The prerendered page knows no history entry.
  const keyWord = useBrowserValue(() => searchedFor(state), undefined);
  const copy =
    keyWord === undefined
      ? { trail: search('notFound.title'), title: search('notFound.title'), text: search('notFound.text'), hint: undefined }
      : { trail: search('noResult.trail'), title: search('noResult.title', { keyWord }), text: search('noResult.text'), hint: search('noResult.search') };
  return (
    <>
      <PageMeta title={copy.title} hidden />
      <MessagePage
        breadcrumb={<Breadcrumb current={copy.trail} />}
        title={copy.title}
        text={copy.text}
        field={<SiteSearch key={keyWord} hint={copy.hint} keyWord={keyWord} />}
      >
        <PageTiles title={t('popular.title')} pages={popularPages(t)} />
      </MessagePage>
    </>
  );
}
