import { cx } from './class-names.ts';
import css from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** `label` announces the loading state; leave it out where text beside the spinner says it. */
export function Spinner({ label, className }: { label?: string | undefined; className?: string | undefined }) {
  return (
    <span className={cx(css.spinner, className)} {...(label ? { role: 'status' } : { 'aria-hidden': true })}>
      <svg viewBox="0 0 24 24" width="1.25rem" height="1.25rem" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" aria-hidden="true">
        <circle cx="12" cy="12" r="9" opacity=".3" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
}
