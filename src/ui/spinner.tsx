import { cx } from './class-names.ts';
import css from './spinner.module.css';

/** Decorative: the text beside it announces the loading state. */
export function Spinner({ className }: { className?: string | undefined }) {
  return (
    <span className={cx(css.spinner, className)}>
      <svg viewBox="0 0 24 24" width="1.25rem" height="1.25rem" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" aria-hidden="true">
        <circle cx="12" cy="12" r="9" opacity=".3" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
    </span>
  );
}
