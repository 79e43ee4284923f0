import type { LucideIcon } from 'lucide-react';
import { cx } from './class-names.ts';
import css from './icon.module.css';

export interface IconProps {
  icon: LucideIcon;
  /** Edge in CSS pixels at 16 px text; drawn in rem so that it grows with the text. */
  size?: 16 | 18 | 20 | 24 | undefined;
  className?: string | undefined;
}

/** A lucide drawing in the site's stroke. Always hidden from assistive technology: the word beside it speaks. */
export function Icon({ icon: Drawing, size = 20, className }: IconProps) {
  return <Drawing size={`${size / 16}rem`} strokeWidth={size <= 16 ? 2 : 1.75} className={cx(css.icon, className)} aria-hidden focusable="false" />;
}
