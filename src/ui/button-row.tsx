import type { ReactNode } from 'react';
import css from './button-row.module.css';

/** The ways on after a text, not printed; on phones they fill the line. The buttons of a form are in a `SubmitRow`. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={`${css.row} noPrint`}>{children}</div>;
}
