import { LoadingSkeleton } from '@/components/loading-skeleton';
import { Skeleton } from '@/ui/skeleton';
import css from './top-up.module.css';

export function StepSkeleton() {
  return (
    <LoadingSkeleton className={css.skeleton}>
      <Skeleton width="10rem" height="1.5rem" />
      <Skeleton height="15.5rem" radius="card" className={css.skeletonItem} />
      <Skeleton height="13rem" radius="card" className={css.skeletonItem} />
    </LoadingSkeleton>
  );
}
