import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/errors';
import { htmlLanguage, useLanguage } from '@/session/language';
import { Button } from '@/ui/button';
import { focusPage } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { EmptyState } from '@/ui/no-content';
import { Note } from '@/ui/note';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { type CompareColumn, type CompareRow, CompareTable } from './compare-table.tsx';
import css from './compare-view.module.css';
import { MAX_COMPARED } from './compared-query.ts';
import { ButtonLink } from './links.tsx';
import { PageHead } from './page-head.tsx';
import { PageMeta } from './page-meta.tsx';
import { LoadFailure } from './query-state.tsx';

interface CompareViewProps<T> {
  texts: { title: string; description: string; lead: string; back: string };
  list: { name: string; to: string };
  ids: readonly string[];
  /** In the order of `ids`. */
  queries: readonly UseQueryResult<T, ApiError>[];
  onChange: (ids: readonly string[]) => void;
  columnOf: (data: T, id: string) => Omit<CompareColumn, 'id'>;
  rowsOf: (all: readonly T[]) => readonly CompareRow[];
  controls?: ((all: readonly T[]) => ReactNode) | undefined;
}

/** Comparison of what is in the tray; replaces the list and has its own URL. */
export function CompareView<T>({ texts, list, ids, queries, onChange, columnOf, rowsOf, controls }: CompareViewProps<T>) {
  const { t } = useTranslation('compare');
  const language = useLanguage();

  const loaded = queries.flatMap(({ data }, index) => (data === undefined ? [] : [{ id: ids[index] ?? '', data }]));
  const all = loaded.map(({ data }) => data);
  const columns = loaded.map(({ id, data }) => ({ id, ...columnOf(data, id) }));
  const gone = ids.filter((_, index) => queries[index]?.error?.kind === 'notFound');
  const failed = queries.filter(({ error, isFetching }) => error !== null && error.kind !== 'notFound' && !isFetching);
  const loading = queries.some(({ data, isFetching }) => data === undefined && isFetching);
  const names = new Intl.ListFormat(htmlLanguage(language)).format(columns.map(({ name }) => name));
  const remove = (removed: readonly string[]) => {
    focusPage();
    onChange(ids.filter((id) => !removed.includes(id)));
  };

  return (
    <div className={`wrap ${css.page}`}>
      <PageMeta title={names === '' ? texts.title : `${texts.title}: ${names}`} description={texts.description} />
      <PageHead title={texts.title} through={[list]} />
      <p className="lead noPrint">{texts.lead}</p>
      {gone.length > 0 && !loading ? (
        <Note tone="warn" className={css.unavailable}>
          {t('goneText', { count: gone.length })}{' '}
          <button type="button" className={`${css.inline} noPrint`} onClick={() => remove(gone)}>
            {t('goneAction')}
          </button>
        </Note>
      ) : null}
      {loading ? (
        <SkeletonGroup label={t('loading')} className={css.skeleton}>
          <Skeleton count={7} height="3.5rem" radius="input" />
        </SkeletonGroup>
      ) : failed.length > 0 ? (
        <LoadFailure onRetry={() => failed.forEach((query) => void query.refetch())} />
      ) : columns.length === 0 ? (
        <EmptyState title={t('emptyTitle')} className={css.empty}>
          {t('emptyText', { max: MAX_COMPARED })}
        </EmptyState>
      ) : (
        <>
          {controls?.(all)}
          <CompareTable caption={texts.title} columns={columns} rows={rowsOf(all)} onRemove={(id) => remove([id])} />
        </>
      )}
      <div className={`${css.actions} noPrint`}>
        <ButtonLink to={list.to} size={44}>
          <Icon icon={ArrowLeft} />
          {texts.back}
        </ButtonLink>
        {columns.length === 0 ? null : (
          <Button size={44} onClick={() => window.print()}>
            {t('print')}
          </Button>
        )}
      </div>
    </div>
  );
}
