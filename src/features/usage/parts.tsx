import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import css from './usage.module.css';

/** A question, its field and its button. */
export function FormSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton width="14rem" height="1.5rem" />
      <Skeleton height="3rem" radius="input" className={css.bone} />
      <Skeleton width="10rem" height="3rem" radius="pill" className={css.bone} />
    </SkeletonGroup>
  );
}

/** No bill date yet, or a prepaid customer. */
export function NoRecords() {
  const { t } = useTranslation('usage');
  return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
}
