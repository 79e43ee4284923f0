import type { ReactNode } from 'react';
import { LampArcs } from '../brand/arcs.tsx';
import { cx } from './class-names.ts';
import css from './night-card.module.css';

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
