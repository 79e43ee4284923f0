import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import css from './plans-by-category.module.css';

const cardKeys = ['a', 'b', 'c'];
const tabWidths = ['7.5rem', '6.5rem', '5.5rem', '6.5rem', '6.5rem'];

export function PageSkeleton() {
  const { t } = useTranslation('business');
  return (
    <>
      <SkeletonGroup label={t('plans.loadingTabs')} className={`${css.strip} noPrint`}>
        <div className={css.skeleton}>
          {tabWidths.map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is static
            <Skeleton key={index} width={width} height="2.75rem" radius="input" />
          ))}
        </div>
      </SkeletonGroup>
      <div className={css.panel} aria-hidden="true">
        <Cards />
      </div>
    </>
  );
}

export function CardsSkeleton() {
  const { t } = useTranslation('business');
  return (
    <SkeletonGroup label={t('plans.loading')}>
      <Cards />
    </SkeletonGroup>
  );
}

function Cards() {
  return (
    <div className={css.grid}>
      {cardKeys.map((card) => (
        <div key={card} className={css.card}>
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton />
          <Skeleton width="75%" />
          <Skeleton width="85%" height="1rem" />
          <Skeleton width="80%" height="1rem" />
          <Skeleton width="70%" height="1rem" />
          <Skeleton height="3rem" radius="input" />
        </div>
      ))}
    </div>
  );
}
