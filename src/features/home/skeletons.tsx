import { panelClass, tabsClass } from '@/components/section-heading';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { cardGridClass } from './card-row';
import css from './skeletons.module.css';

export const skeletonKeys = ['a', 'b', 'c', 'd'];

export function TabsSkeleton() {
  return (
    <div className={`${css.tabs} ${tabsClass}`} aria-hidden="true">
      <Skeleton count={4} width="4.5rem" height="1rem" />
    </div>
  );
}

export function PlansSkeleton({ label, count = 4 }: { label: string; count?: number | undefined }) {
  return (
    <SkeletonGroup label={label} className={panelClass}>
      <div className={cardGridClass('plans')}>
        {skeletonKeys.slice(0, count).map((key) => (
          <div key={key} className={css.plan}>
            <Skeleton width="60%" height="1.5rem" />
            <Skeleton width="45%" />
            <Skeleton width="70%" height="2.5rem" className={css.price} />
            <Skeleton height="1px" />
            <Skeleton count={3} height="1rem" />
            <Skeleton width="85%" />
            <Skeleton height="3rem" radius="input" className={css.last} />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
