import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';

/** A group of skeletons that is announced as loading. */
export function LoadingSkeleton(props: Omit<ComponentProps<typeof SkeletonGroup>, 'label'>) {
  const { t } = useTranslation();
  return <SkeletonGroup {...props} label={t('loading')} />;
}

export function CardSkeleton({ height, className }: { height: string; className?: string | undefined }) {
  return (
    <LoadingSkeleton className={className}>
      <Skeleton height={height} radius="card" />
    </LoadingSkeleton>
  );
}
