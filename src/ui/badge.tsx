import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './badge.module.css';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

/** `info` blue, `warm` pale yellow, `lamp` yellow for recommendations, `telha` red for "new" and price tags. */
export type BadgeTone = 'ok' | 'warn' | 'error' | 'info' | 'neutral' | 'warm' | 'lamp' | 'telha';

/** Label 28 px high. */
export function Badge({
  tone = 'neutral',
  icon,
  className,
  children,
}: {
  tone?: BadgeTone | undefined;
  icon?: LucideIcon | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <span className={cx(css.badge, css[tone], className)}>
      {icon ? <Icon icon={icon} size={16} /> : null}
      {children}
    </span>
  );
}
