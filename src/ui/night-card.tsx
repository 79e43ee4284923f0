import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import css from './night-card.module.css';

/** A quarter of the lamp and three broad arcs, 150 × 150: the top right corner of a night card. */
export function LampArcs({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 150 150" fill="none" stroke="var(--lamp)" aria-hidden="true">
      <circle cx="150" r="40" fill="var(--lamp)" stroke="none" />
      <circle cx="150" r="66" strokeWidth="18" opacity=".55" />
      <circle cx="150" r="98" strokeWidth="13" opacity=".3" />
      <circle cx="150" r="126" strokeWidth="9" opacity=".16" />
    </svg>
  );
}

/** Dark card for the main fact of a screen, at most one per screen; its action is a `promotion` button. */
export function NightCard({
  label,
  action,
  id,
  className,
  children,
}: {
  label?: ReactNode;
  action?: ReactNode;
  /** Of label and content. */
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={cx(css.card, 'onDark', className)}>
      <LampArcs className={css.arcs} />
      <div id={id} className={css.copy}>
        {label === undefined ? null : <p className={css.label}>{label}</p>}
        {children}
      </div>
      {action === undefined ? null : <div className={css.action}>{action}</div>}
    </div>
  );
}
