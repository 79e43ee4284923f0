import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonGroup } from '@/ui/skeleton';

/** A group of skeletons that is announced as loading. */
export function LoadingSkeleton(props: Omit<ComponentProps<typeof SkeletonGroup>, 'label'>) {
  const { t } = useTranslation();
  return <SkeletonGroup {...props} label={t('loading')} />;
}
