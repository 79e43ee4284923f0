import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import css from './activity-article.module.css';

export function ActivitySkeleton() {
  const { t } = useTranslation('business');
  return (
    <SkeletonGroup label={t('activity.loading')} className={css.columns}>
      <div className={css.main}>
        <Skeleton height="auto" radius="card" className={css.imageSkeleton} />
        <div className={css.skeleton}>
          <Skeleton count={2} />
          <Skeleton width="60%" />
        </div>
      </div>
      <Skeleton height="18rem" radius="card" />
    </SkeletonGroup>
  );
}
