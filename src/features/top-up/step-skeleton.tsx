import { LoadingSkeleton } from '@/components/query-state';
import { cx } from '@/ui/class-names';
import { Skeleton } from '@/ui/skeleton';
import plans from './plan-step.module.css';
import css from './top-up.module.css';

export function StepSkeleton() {
  return (
    <LoadingSkeleton>
      <Skeleton width="10rem" height="1.5rem" />
      <Skeleton height="7rem" radius="card" className={css.skeletonItem} />
      <div className={cx(plans.grid, plans.skeleton)}>
        <Skeleton count={6} height="6.25rem" radius="card" />
      </div>
    </LoadingSkeleton>
  );
}
