import { type ComponentProps, lazy, Suspense } from 'react';
import type { EmptyState } from '@/ui/empty-state';
import css from './skeletons.module.css';

const Empty = lazy(async () => ({ default: (await import('@/ui/empty-state')).EmptyState }));

/** Empty state of a section, lazy-loaded because it is rare. */
export function LazyEmpty({ className, ...rest }: Omit<ComponentProps<typeof EmptyState>, 'level'>) {
  return (
    <div className={className}>
      <Suspense fallback={<div className={css.empty} />}>
        <Empty level={3} {...rest} />
      </Suspense>
    </div>
  );
}
