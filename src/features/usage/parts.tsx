import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import css from './usage.module.css';

/** A question, whom it is about (a copy of a record only, with the fee), its field and its button. */
export function FormSkeleton({ copy }: { copy?: true }) {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton width="14rem" height="1.5rem" />
      {copy ? <Skeleton height="4.25rem" radius="card" className={css.bone} /> : null}
      <Skeleton height="5rem" radius="input" className={css.bone} />
      {copy ? <Skeleton height="4.5rem" radius="card" className={css.bone} /> : null}
      <Skeleton width="10rem" height="3rem" radius="pill" className={css.bone} />
    </SkeletonGroup>
  );
}

/** No bill date yet, or a prepaid customer. */
export function NoRecords() {
  const { t } = useTranslation('usage');
  return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
}
