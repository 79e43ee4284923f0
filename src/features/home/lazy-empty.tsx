import type { ComponentProps } from 'react';
import { lazyPart } from '@/components/lazy-part';
import type { EmptyState } from '@/ui/empty-state';
import css from './skeletons.module.css';

const Empty = lazyPart(async () => (await import('@/ui/empty-state')).EmptyState);

/** Empty state of a section, lazy-loaded because it is rare. */
export function LazyEmpty({ className, ...rest }: Omit<ComponentProps<typeof EmptyState>, 'level'>) {
  return (
    <div className={className}>
      <Empty level={3} skeleton={<div className={css.empty} />} {...rest} />
    </div>
  );
}
