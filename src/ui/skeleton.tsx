import type { CSSProperties, ReactNode } from 'react';
import { cx } from './class-names.ts';
import css from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** One placeholder; width and height are CSS lengths, default: a line of text. */
export function Skeleton({
  width = '100%',
  height = '0.875rem',
  radius,
  className,
}: {
  width?: string | undefined;
  height?: string | undefined;
  radius?: 'line' | 'input' | 'card' | 'pill' | undefined;
  className?: string | undefined;
}) {
  return <span className={cx(css.skeleton, radius && css[radius], className)} style={{ '--w': width, '--h': height } as CSSProperties} />;
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
