import { useTranslation } from 'react-i18next';
import { useNewsItem, useNewsList } from '@/api/generated/news';
import { brand } from '@/brand/brand';
import { HotlineLink } from '@/components/links';
import { PageHead, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { QueryState } from '@/components/query-state';
import { cx } from '@/ui/class-names';
import { EmptyState } from '@/ui/no-content';
import { Note } from '@/ui/note';
import { NewsDialog } from './news-dialog.tsx';
import { NewsList, NewsSkeleton } from './news-list.tsx';
import css from './page.module.css';
import { useOpenItem } from './use-open-item.ts';

export { loader } from './loader.ts';

/** News list and the dialog of the item in the URL (ROUTE-02, NEWS-01). */
export function Component() {
  const { t } = useTranslation('news');
  const list = useNewsList();
  const { id, close } = useOpenItem();
  const query = useNewsItem(id ?? '', { query: { enabled: id !== undefined } });
  // NEWS-04: the first element; an empty array opens no dialog (decision B52).
  const item = id === undefined ? undefined : query.data?.[0];
  const gone = id !== undefined && query.data?.length === 0;
  return (
    <div className={cx(pageClass, css.page)}>
      <PageMeta title={item?.name ?? t('title')} description={t('description')} />
      <PageHead title={t('title')} lead={t('lead')} />
      <div role="status">{gone ? <Gone /> : null}</div>
      <div className={css.list}>
        <QueryState query={list} skeleton={<NewsSkeleton />} isEmpty={(items) => items.length === 0} empty={<NoNews />}>
          {(items) => <NewsList items={items} opening={query.isFetching && item === undefined ? id : undefined} />}
        </QueryState>
      </div>
      {id === undefined ? null : <NewsDialog key={id} query={query} name={list.data?.find((each) => each.id === id)?.name} onClose={close} />}
    </div>
  );
}

function Gone() {
  const { t } = useTranslation('news');
  return <Note className={css.unavailable}>{t('gone')}</Note>;
}

function NoNews() {
  const { t } = useTranslation('news');
  return (
    <EmptyState title={t('emptyTitle')} action={<HotlineLink />}>
      {t('emptyText', { hotline: brand.hotline })}
    </EmptyState>
  );
}
