import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import css from './sections-skeleton.module.css';

const keys = ['a', 'b', 'c'];

export function SectionsSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      {keys.map((section) => (
        <div key={section} className={css.section}>
          <Skeleton height="auto" className={css.image} />
          <div className={css.copy}>
            <Skeleton width="10rem" height="2rem" />
            <Skeleton width="14rem" height="1rem" />
            <Skeleton width="90%" height="1rem" />
            <div className={css.chips}>
              {keys.map((chip) => (
                <Skeleton key={chip} height="auto" className={css.chip} />
              ))}
            </div>
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
