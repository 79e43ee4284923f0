import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './badge.module.css';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

/** `info` azul, `warm` quiet lamp, `lamp` the recommendation, `telha` "new" and price tags. */
export type BadgeTone = 'ok' | 'warn' | 'error' | 'info' | 'neutral' | 'warm' | 'lamp' | 'telha';

/** 28 px. A state always carries its word; the icon is an addition. */
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
