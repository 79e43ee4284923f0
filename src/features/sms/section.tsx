import type { ReactNode } from 'react';
import css from './section.module.css';

interface SectionProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of the message: recipients, text or time. */
export function Section({ title, actions, children }: SectionProps) {
  return (
    <section aria-label={title} className={css.part}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
