import { Skeleton } from '@/ui/skeleton';
import { LoadingSkeleton } from './loading-skeleton.tsx';
import css from './view-skeleton.module.css';

/** The heading and the cards of a view whose code is loading. */
export function ViewSkeleton() {
  return (
    <LoadingSkeleton className={css.view}>
      <Skeleton width="12rem" height="2rem" />
      {['first', 'second', 'third'].map((card) => (
        <Skeleton key={card} height="6rem" radius="card" />
      ))}
    </LoadingSkeleton>
  );
}
