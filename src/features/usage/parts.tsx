import { useTranslation } from 'react-i18next';
import { LoadingSkeleton } from '@/components/loading-skeleton';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton } from '@/ui/skeleton';
import css from './usage.module.css';

/** With `copy` the form also has the account and the fee. */
export function FormSkeleton({ copy }: { copy?: true }) {
  return (
    <LoadingSkeleton>
      <Skeleton width="14rem" height="1.5rem" />
      {copy ? <Skeleton height="4.25rem" radius="card" className={css.skeletonItem} /> : null}
      <Skeleton height="5rem" radius="input" className={css.skeletonItem} />
      {copy ? <Skeleton height="4.5rem" radius="card" className={css.skeletonItem} /> : null}
      <Skeleton width="10rem" height="3rem" radius="pill" className={css.skeletonItem} />
    </LoadingSkeleton>
  );
}

export function NoRecords() {
  const { t } = useTranslation('usage');
  return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
}
