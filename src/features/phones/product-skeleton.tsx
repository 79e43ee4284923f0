import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import gallery from './gallery.module.css';
import product from './product.module.css';
import css from './product-skeleton.module.css';

export function ProductSkeleton() {
  const { t } = useTranslation('phones');
  return (
    <>
      <SkeletonGroup label={t('detail.loading')} className={gallery.gallery}>
        <Skeleton height="auto" className={gallery.stage} />
        <div className={`${gallery.thumbs} noPrint`}>
          <Skeleton count={5} height="auto" className={gallery.thumb} />
        </div>
      </SkeletonGroup>
      <div className={css.choices} aria-hidden="true">
        <Skeleton width="6rem" height="1rem" />
        <Skeleton width="11rem" height="2.75rem" radius="pill" />
        <Skeleton width="4rem" height="1rem" />
        <Skeleton height="4.375rem" radius="card" />
        <Skeleton height="7rem" radius="card" />
        <Skeleton height="3rem" radius="pill" />
      </div>
      <div className={product.more} aria-hidden="true">
        <Skeleton width="12rem" height="1.5rem" />
        <div className={css.plans}>
          <Skeleton count={3} height="auto" radius="card" className={css.plan} />
        </div>
      </div>
    </>
  );
}
