import { Skeleton } from '@/ui/skeleton';
import { LoadingSkeleton } from './query-state.tsx';
import css from './view-skeleton.module.css';

/** The heading and the cards of a view whose code is loading. */
export function ViewSkeleton() {
  return (
    <LoadingSkeleton className={css.view}>
      <Skeleton width="12rem" height="2rem" />
      <Skeleton count={3} height="6rem" radius="card" />
    </LoadingSkeleton>
  );
}
