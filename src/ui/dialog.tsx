import { X } from 'lucide-react';
import { type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import css from './dialog.module.css';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  open: boolean;
  /** Called for the close button, Escape and a click on the backdrop; the caller sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** 400, 480, 640 or 832 CSS pixels wide; on phones a bottom sheet. */
  size?: 'small' | 'medium' | 'large' | 'wide' | undefined;
  /** Illustration beside the content, 312 px wide, on wide screens only. */
  art?: ReactNode;
  /** Actions that stay visible below the scrolling content. */
  footer?: ReactNode;
  /** False disables Escape and the backdrop, where closing would lose input. */
  dismissible?: boolean | undefined;
  /** False where opening the dialog is an entry of the history already. */
  inHistory?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDialogElement> | undefined;
  children: ReactNode;
}

/**
 * Modal native `<dialog>`, unmounted while closed (use 18). The focus moves to the element with `data-autofocus`, else to the title, and
 * returns on closing.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  closeLabel,
  size = 'medium',
  art,
  footer,
  dismissible = true,
  inHistory,
  className,
  ref,
  children,
}: Omit<DialogProps, 'open'>) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialog.current);
  const events = useModal(dialog, onClose, dismissible, inHistory);

  return (
    <dialog ref={dialog} className={cx(css.dialog, css[size], art !== undefined && css.withArt, className)} aria-labelledby={titleId} {...events}>
      {art === undefined ? null : (
        <div className={css.art} aria-hidden="true">
          {art}
        </div>
      )}
      <div className={css.body}>
        {/* No header and footer elements: in a dialog they are landmarks of the page. */}
        <div className={css.header}>
          <h2 id={titleId} tabIndex={-1} data-dialog-title className={css.title}>
            {title}
          </h2>
          <IconButton label={closeLabel} icon={X} iconSize={24} onClick={onClose} />
        </div>
        <div className={css.content}>{children}</div>
        {footer === undefined ? null : <div className={css.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
