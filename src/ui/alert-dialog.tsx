import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import css from './alert-dialog.module.css';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';

export interface AlertDialogProps {
  open: boolean;
  /** Question or statement, such as 刪除 2 則預定短訊？ */
  title: ReactNode;
  children?: ReactNode;
  icon?: LucideIcon | undefined;
  tone?: 'error' | 'warn' | 'info' | 'ok' | undefined;
  /** The safe choice: has the initial focus; Escape triggers it. */
  cancelLabel: string;
  onCancel: () => void;
  /** Absent in a pure acknowledgement, whose `cancelLabel` is e.g. 知道了. */
  confirmLabel?: string | undefined;
  onConfirm?: (() => void) | undefined;
  destructive?: boolean | undefined;
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
}

/** Modal dialog for one decision; clicking the backdrop does not close it. */
export function AlertDialog({ open, ...rest }: AlertDialogProps) {
  return open ? <OpenAlertDialog {...rest} /> : null;
}

function OpenAlertDialog({
  title,
  children,
  icon,
  tone = 'error',
  cancelLabel,
  onCancel,
  confirmLabel,
  onConfirm,
  destructive,
  busy,
  busyLabel,
}: Omit<AlertDialogProps, 'open'>) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { onMouseDown: _down, onMouseUp: _up, ...events } = useModal(dialog, onCancel, !busy);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={children === undefined ? undefined : `${id}-text`}
      className={css.dialog}
      {...events}
    >
      <div className={css.head}>
        {icon === undefined ? null : (
          <span className={cx(css.tile, css[tone])}>
            <Icon icon={icon} size={24} />
          </span>
        )}
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
      </div>
      {children === undefined ? null : (
        <div id={`${id}-text`} className={css.text}>
          {children}
        </div>
      )}
      <div className={css.actions}>
        <Button data-autofocus variant={confirmLabel === undefined ? 'primary' : 'secondary'} disabled={busy} onClick={onCancel}>
          {cancelLabel}
        </Button>
        {confirmLabel === undefined ? null : (
          <Button confirms variant={destructive ? 'dangerSolid' : 'primary'} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        )}
      </div>
    </dialog>
  );
}
