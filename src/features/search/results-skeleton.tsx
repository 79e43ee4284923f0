import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import css from './results.module.css';

export function ResultsSkeleton() {
  const { t } = useTranslation('search');
  return (
    <SkeletonGroup label={t('loading')}>
      <div>
        {['45%', '30%', '55%', '40%', '35%', '50%', '30%', '45%', '40%', '35%'].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is static
          <div key={index} className={css.item}>
            <div className={css.skeleton}>
              <Skeleton width={width} height="1.25rem" />
              <Skeleton />
              <Skeleton width="70%" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
