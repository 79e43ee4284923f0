import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import css from './chosen-phone-panel.module.css';

export function PhoneSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={css.skeleton}>
      <Skeleton height="10.5rem" radius="card" />
    </SkeletonGroup>
  );
}
