import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import css from './top-up.module.css';

export function StepSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('loading')} className={css.skeleton}>
      <Skeleton width="10rem" height="1.5rem" />
      <Skeleton height="15.5rem" radius="card" className={css.skeletonItem} />
      <Skeleton height="13rem" radius="card" className={css.skeletonItem} />
    </SkeletonGroup>
  );
}
