import { X } from 'lucide-react';
import { type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { cx } from './class-names.ts';
import css from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';
import { visuallyHidden } from './visually-hidden.tsx';

export interface DialogProps {
  open: boolean;
  /** Called for the close button, Escape and a press on the scrim; the owner then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** 400, 480, 640 or 832 CSS pixels wide; on phones always a sheet at the bottom. */
  size?: 'small' | 'medium' | 'large' | 'wide' | undefined;
  /** A picture beside the content, 312 wide, on wide screens only. */
  art?: ReactNode;
  /** A row of actions that stays in view under the content. */
  footer?: ReactNode;
  /** Hides the title from view; it still names the dialog. */
  hideTitle?: boolean | undefined;
  /** False while leaving would lose something: Escape and the scrim do nothing then. */
  dismissible?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDialogElement> | undefined;
  children: ReactNode;
}

/**
 * A modal native `<dialog>`: the browser keeps the rest of the page inert. Focus goes to the element marked
 * `data-autofocus`, else to the title, and returns to where it was. Nothing is in the document while it is closed.
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
  hideTitle,
  dismissible = true,
  className,
  ref,
  children,
}: Omit<DialogProps, 'open'>) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialog.current);
  const events = useModal(dialog, onClose, dismissible);

  return (
    <dialog ref={dialog} className={cx(css.dialog, css[size], art !== undefined && css.withArt, className)} aria-labelledby={titleId} {...events}>
      {art === undefined ? null : (
        <div className={css.art} aria-hidden="true">
          {art}
        </div>
      )}
      <div className={css.body}>
        <header className={css.header}>
          <h2 id={titleId} tabIndex={-1} data-dialog-title className={cx(css.title, hideTitle && visuallyHidden)}>
            {title}
          </h2>
          <IconButton label={closeLabel} icon={X} iconSize={24} className={css.close} onClick={onClose} />
        </header>
        <div className={css.content}>{children}</div>
        {footer === undefined ? null : <footer className={css.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
