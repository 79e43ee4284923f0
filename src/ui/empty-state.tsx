import type { ReactNode } from 'react';
import { BeamArt } from '../brand/beam.tsx';
import { cx } from './class-names.ts';
import css from './empty-state.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  level?: 2 | 3 | undefined;
  /** One sentence. */
  children?: ReactNode;
  /** Button, or link with `buttonClass`. */
  action?: ReactNode;
  className?: string | undefined;
}

export function EmptyState({ title, level = 2, children, action, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx(css.empty, className)}>
      <BeamArt className={css.art} />
      <div className={css.copy}>
        <Heading className={css.title}>{title}</Heading>
        {children === undefined ? null : <p className={css.text}>{children}</p>}
        {action === undefined ? null : <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
