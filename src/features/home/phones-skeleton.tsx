import { PhoneCardSkeleton } from '@/components/phone-card';
import { panelClass } from '@/components/section-heading';
import { SkeletonGroup } from '@/ui/skeleton';
import { cardGridClass } from './card-row';
import { skeletonKeys } from './skeletons';

export function PhonesSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={panelClass}>
      <div className={cardGridClass('phones')}>
        {skeletonKeys.map((key) => (
          <PhoneCardSkeleton key={key} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
