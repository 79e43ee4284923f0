import type { ReactNode } from 'react';
import { useFocus } from '@/ui/focus';
import { Note } from '@/ui/note';
import css from './form.module.css';

interface FailureAlertProps {
  text: string;
  attempt: number;
  /** Leaves the focus where it is. */
  keepsFocus?: boolean | undefined;
  /** A way on, such as a reset. */
  action?: ReactNode;
}

/** Failure message at the top of a form. Takes the focus with each attempt, so that it is visible above a phone's keyboard. */
export function FailureAlert({ text, attempt, keepsFocus = false, action }: FailureAlertProps) {
  return (
    <div ref={useFocus<HTMLDivElement>(keepsFocus ? 'field' : attempt, { onMount: !keepsFocus })} role="alert" tabIndex={-1}>
      <Note tone="remark">
        <p>{text}</p>
        {action === undefined ? null : <div className={css.action}>{action}</div>}
      </Note>
    </div>
  );
}
