import { LoadingSkeleton } from '@/components/loading-skeleton';
import { cx } from '@/ui/class-names';
import { Skeleton } from '@/ui/skeleton';
import plans from './plan-step.module.css';
import css from './top-up.module.css';

const TILES = [1, 2, 3, 4, 5, 6];

export function StepSkeleton() {
  return (
    <LoadingSkeleton>
      <Skeleton width="10rem" height="1.5rem" />
      <Skeleton height="7rem" radius="card" className={css.skeletonItem} />
      <div className={cx(plans.grid, plans.skeleton)}>
        {TILES.map((tile) => (
          <Skeleton key={tile} height="6.25rem" radius="card" />
        ))}
      </div>
    </LoadingSkeleton>
  );
}
