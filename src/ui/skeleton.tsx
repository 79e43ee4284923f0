import type { CSSProperties, ReactNode } from 'react';
import { cx } from './class-names.ts';
import css from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Placeholders, one or `count` alike; width and height are CSS lengths, default: a line of text. */
export function Skeleton({
  width = '100%',
  height = '0.875rem',
  radius,
  className,
  count = 1,
}: {
  width?: string | undefined;
  height?: string | undefined;
  radius?: 'line' | 'input' | 'card' | 'pill' | undefined;
  className?: string | undefined;
  count?: number;
}) {
  const style = { '--w': width, '--h': height, '--r': radius && `var(--radius-${radius})` } as CSSProperties;
  return Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
    <span key={at} className={cx(css.skeleton, className)} style={style} />
  ));
}

/** Placeholders in the shape of the content, laid out by `className`; `label` announces that it is loading. */
export function SkeletonGroup({ label, className, children }: { label: string; className?: string | undefined; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true" className={css.shapes}>
        {children}
      </div>
    </div>
  );
}
