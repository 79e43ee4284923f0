import type { LucideIcon } from 'lucide-react';
import { cx } from './class-names.ts';
import css from './icon.module.css';

export interface IconProps {
  icon: LucideIcon;
  /** Size in CSS pixels at a root font size of 16 px; rendered in rem. */
  size?: 16 | 18 | 20 | 24 | undefined;
  className?: string | undefined;
}

/** A lucide icon with the site's stroke width, hidden from assistive technology. */
export function Icon({ icon: Svg, size = 20, className }: IconProps) {
  return <Svg size={`${size / 16}rem`} strokeWidth={size <= 16 ? 2 : 1.75} className={cx(css.icon, className)} aria-hidden focusable="false" />;
}

/** Decorative: the text beside it announces the loading state. */
export function Spinner() {
  return (
    <span className={css.spinner}>
      <svg viewBox="0 0 24 24" width="1.25rem" height="1.25rem" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" aria-hidden="true">
        <circle cx="12" cy="12" r="9" opacity=".3" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
    </span>
  );
}
