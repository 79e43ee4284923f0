import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/errors';
import type { NewsItemQueryResult } from '@/api/generated/news';
import { LoadFailure, LoadingSkeleton } from '@/components/query-state';
import { SafeHtml } from '@/components/safe-html';
import { useLanguage } from '@/session/language';
import { Dialog } from '@/ui/dialog';
import { Skeleton } from '@/ui/skeleton';
import { newsDay } from './dates.ts';
import css from './news-dialog.module.css';

interface NewsDialogProps {
  query: UseQueryResult<NewsItemQueryResult, ApiError>;
  /** Headline from the list, for an item that fails to load. */
  name: string | undefined;
  onClose: () => void;
}

/** Dialog of one item (NEWS-01); opens at once where the list has its headline, else when the item or an error has arrived. */
export function NewsDialog({ query, name, onClose }: NewsDialogProps) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [retrying, setRetrying] = useState(false);
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
