import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import css from './button.module.css';
import { cx } from './class-names.ts';
import { Icon, Spinner } from './icon.tsx';

/** `promotion`: at most once per screen. `dangerSolid`: final confirmations only. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerSolid' | 'promotion' | 'band';

export interface ButtonAppearance {
  variant?: ButtonVariant | undefined;
  /** Height in CSS pixels: 48, or 44 where space is short. */
  size?: 48 | 44 | undefined;
  wide?: boolean | undefined;
}

/** Class for links that look like buttons. */
export function buttonClass({ variant = 'secondary', size = 48, wide }: ButtonAppearance = {}, className?: string): string {
  return cx(css.button, css[variant], size === 44 && css.compact, wide && css.wide, className);
}

export interface ButtonProps extends ButtonAppearance, ComponentProps<'button'> {
  /** Shows `busyLabel`, ignores clicks, and keeps width and focus. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  /** Confirms what the press before asked for: no pointer reaches it in its first 0.6 s, so that a double tap on that one does not confirm it (SMS-17). */
  confirms?: boolean | undefined;
  /** Before the label. */
  icon?: LucideIcon | undefined;
  children: ReactNode;
}

export function Button({ variant, size, wide, busy, busyLabel, confirms, icon, className, type = 'button', onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy && type === 'submit' ? 'button' : type}
      className={buttonClass({ variant, size, wide }, cx(confirms && css.confirms, className))}
      aria-disabled={busy ? true : rest['aria-disabled']}
      data-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      <span className={css.content} aria-hidden={busy && busyLabel ? true : undefined}>
        {icon && <Icon icon={icon} />}
        {children}
      </span>
      {busy || busyLabel !== undefined ? (
        <span className={css.busy} aria-hidden={busy ? undefined : true}>
          <Spinner />
          {busyLabel}
        </span>
      ) : null}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
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
    <button {...rest} type={type} aria-label={label} title={label} className={cx(css.iconButton, css[variant], className)}>
      <Icon icon={icon} size={iconSize} />
    </button>
  );
}
