import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import css from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name and tooltip. */
  label: string;
  icon: LucideIcon;
  /** `plain` without border, `outline` square, `round` circle. */
  variant?: 'plain' | 'outline' | 'round' | undefined;
  iconSize?: 16 | 20 | 24 | undefined;
}

/** 44 × 44 CSS pixels. */
export function IconButton({ label, icon, variant = 'plain', iconSize = 20, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} title={label} className={cx(css.button, css[variant], className)}>
      <Icon icon={icon} size={iconSize} />
    </button>
  );
}
