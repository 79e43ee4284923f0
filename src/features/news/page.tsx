import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLocation, useNavigate } from 'react-router-dom';
import { getNewsItemQueryOptions, getNewsListQueryOptions, useNewsItem, useNewsList } from '@/api/generated/news';
import { brand } from '@/brand/brand';
import { HotlineLink } from '@/components/links';
import { PageHead, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { LoadFailure, LoadingSkeleton, QueryState } from '@/components/query-state';
import { loadSanitizer, SafeHtml } from '@/components/safe-html';
import { idParam, readSearch } from '@/components/search-params';
import { paths } from '@/lib/paths';
import { useLanguage } from '@/session/language';
import { cx } from '@/ui/class-names';
import { Dialog } from '@/ui/dialog';
import { EmptyState } from '@/ui/no-content';
import { Note } from '@/ui/note';
import { Skeleton } from '@/ui/skeleton';
import { isFromList, linkId, NewsList, NewsSkeleton, newsDay } from './news-list.tsx';
import css from './page.module.css';

/** Id of the open item (`/news?id=…`). */
const NEWS_PARAMS = { id: idParam('id', undefined) };

/** Prefetches the list (NEWS-03) and the open item (NEWS-04). */
export function loader(queryClient: QueryClient, { request }: LoaderFunctionArgs): void {
  const { id } = readSearch(NEWS_PARAMS, new URL(request.url).search);
  if (id !== undefined) void queryClient.prefetchQuery(getNewsItemQueryOptions(id));
  void queryClient.prefetchQuery(getNewsListQueryOptions());
  void loadSanitizer().catch(() => {});
}

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
      <div role="status">{gone ? <Note className={css.unavailable}>{t('gone')}</Note> : null}</div>
      <div className={css.list}>
        <QueryState query={list} skeleton={<NewsSkeleton />} isEmpty={(items) => items.length === 0} empty={<NoNews />}>
          {(items) => <NewsList items={items} opening={query.isFetching && item === undefined ? id : undefined} />}
        </QueryState>
      </div>
      {id === undefined ? null : <NewsDialog key={id} id={id} name={list.data?.find((each) => each.id === id)?.name} onClose={close} />}
    </div>
  );
}

function NoNews() {
  const { t } = useTranslation('news');
  return (
    <EmptyState title={t('emptyTitle')} action={<HotlineLink />}>
      {t('emptyText', { hotline: brand.hotline })}
    </EmptyState>
  );
}

/** Id of the open item from the URL; `close` returns to the list. */
function useOpenItem() {
  const { key, state, search } = useLocation();
  const { id } = readSearch(NEWS_PARAMS, search);
  const navigate = useNavigate();
  const closedKey = useRef<string>(undefined);
  const previousId = useRef(id);

  // A dialog that opened with the page has no trigger to return the focus to: the item's link takes it.
  useEffect(() => {
    const previous = previousId.current;
    previousId.current = id;
    if (previous === undefined || id !== undefined || document.activeElement !== document.body) return;
    (document.getElementById(linkId(previous)) ?? document.querySelector<HTMLElement>('h1'))?.focus();
  }, [id]);

  const close = () => {
    // Navigation is asynchronous: a second click must not go back twice.
    if (closedKey.current === key) return;
    closedKey.current = key;
    if (isFromList(state)) void navigate(-1);
    else void navigate(paths.news, { replace: true, preventScrollReset: true });
  };
  return { id, close };
}

/** Dialog of one item (NEWS-01); opens at once where the list has its headline (`name`), else when the item or an error has arrived. */
function NewsDialog({ id, name, onClose }: { id: string; name: string | undefined; onClose: () => void }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [retrying, setRetrying] = useState(false);
  const query = useNewsItem(id);
  const item = query.data?.[0];
  // Ignored statuses open no dialog (ERR-07); HTTP 404 redirects to /404 (ERR-03).
  const failed = query.isError && query.error.kind !== 'ignored' && query.error.kind !== 'notFound';
  const isComing = name !== undefined && query.isFetching;
  const retry = async () => {
    setRetrying(true);
    await query.refetch();
    setRetrying(false);
    // The loaded item removes the button that has the focus.
    dialog.current?.querySelector<HTMLElement>('[data-dialog-title]')?.focus();
  };
  return (
    <Dialog
      inHistory={false}
      ref={dialog}
      open={item !== undefined || failed || retrying || isComing}
      onClose={onClose}
      title={item?.name ?? name ?? t('item.failed')}
      closeLabel={t('close', { ns: 'common' })}
      size="large"
      className={css.dialog}
    >
      {item === undefined && isComing && !retrying ? (
        <LoadingSkeleton>
          <Skeleton width="8rem" />
          <Skeleton count={2} className={css.content} />
          <Skeleton className={css.content} width="60%" />
        </LoadingSkeleton>
      ) : item === undefined ? (
        <LoadFailure level={3} busy={retrying} onRetry={() => void retry()} />
      ) : (
        <>
          <p className={css.date}>
            <time dateTime={item.postedAt}>{newsDay(item.postedAt, language)?.full ?? item.postedAt}</time>
          </p>
          <SafeHtml html={item.content} className={css.content} />
        </>
      )}
    </Dialog>
  );
}
