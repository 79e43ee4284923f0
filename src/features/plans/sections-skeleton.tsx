import { cx } from '@/ui/class-names';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { chipsClass } from './plan-chip.tsx';
import css from './plan-section.module.css';

const keys = ['a', 'b', 'c'];

/** In the shape of {@link PlanSection}. */
export function SectionsSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      {keys.map((section) => (
        <div key={section} className={css.section}>
          <Skeleton height="auto" className={css.image} />
          <div className={css.copy}>
            <Skeleton width="10rem" height="2rem" />
            <Skeleton width="14rem" height="1rem" className={css.subtitle} />
            <Skeleton width="90%" height="1rem" className={css.explanation} />
            <div className={cx(chipsClass, css.chips)}>
              <Skeleton count={3} height="7.5rem" />
            </div>
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
