import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import css from './loading-skeleton.module.css';

/** A group of skeletons that is announced as loading. */
export function LoadingSkeleton(props: Omit<ComponentProps<typeof SkeletonGroup>, 'label'>) {
  const { t } = useTranslation();
  return <SkeletonGroup {...props} label={t('loading')} />;
}

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
