import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { cx } from './class-names.ts';
import css from './disclosure.module.css';
import { Icon } from './icon.tsx';

export interface DisclosureProps {
  summary: ReactNode;
  /** Initial state; uncontrolled afterwards. */
  defaultOpen?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  /** `row` with lines above and below, or `card`. */
  variant?: 'row' | 'card' | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDetailsElement> | undefined;
  children: ReactNode;
}

/** Native `<details>` with a 64 px summary: works without JavaScript and with find-in-page. */
export function Disclosure({ summary, defaultOpen, onToggle, variant = 'row', className, ref, children }: DisclosureProps) {
  return (
    <details ref={ref} open={defaultOpen} className={cx(css.disclosure, css[variant], className)} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={css.summary}>
        <span className={css.label}>{summary}</span>
        <Icon icon={ChevronDown} size={24} className={css.chevron} />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
