import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { cardGridClass } from './card-row';
import { panelClass } from './section';
import { skeletonKeys } from './skeletons';
import css from './skeletons.module.css';

export function PhonesSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={panelClass}>
      <div className={cardGridClass('phones')}>
        {skeletonKeys.map((key) => (
          <div key={key} className={css.phone}>
            <Skeleton height="auto" radius="card" className={css.stage} />
            <Skeleton width="40%" />
            <Skeleton width="30%" />
            <Skeleton width="65%" height="1.25rem" />
            <Skeleton width="90%" height="1.25rem" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
