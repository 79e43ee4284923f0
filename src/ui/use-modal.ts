import { type KeyboardEvent, type MouseEvent, type RefObject, type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { registerDialog } from './open-dialogs.ts';

/**
 * Opens the dialog modally while mounted and returns its event handlers. Restores the focus itself, because browsers do not when the element
 * is removed. On narrow screens Back closes it, unless its caller keeps it in the history itself.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void, dismissible: boolean, inHistory = true) {
  const leaving = useRef(false);
  const pressedBackdrop = useRef(false);

  const dismiss = () => {
    if (dismissible) onClose();
  };
  const onBack = useEffectEvent(dismiss);

  useLayoutEffect(() => (inHistory ? registerDialog(() => onBack()) : undefined), [inHistory]);

  useLayoutEffect(() => {
    const box = dialog.current;
    if (!box) return;
    const before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    leaving.current = false;
    // Browsers without modal dialogs show it over a page that stays usable.
    if ((box.showModal as unknown) === undefined) box.setAttribute('open', '');
    else if (!box.open) box.showModal();
    (box.querySelector<HTMLElement>('[data-autofocus]') ?? box.querySelector<HTMLElement>('[data-dialog-title]'))?.focus();
    return () => {
      leaving.current = true;
      const held = box.contains(document.activeElement) || document.activeElement === document.body;
      box.close?.();
      if (held && before?.isConnected) before.focus();
    };
  }, [dialog]);

  const isBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
    return event.target === event.currentTarget && !inside;
  };

  return {
    onCancel: (event: SyntheticEvent) => {
      // The caller closes the dialog, which keeps `open` in sync. Cancelled file choosers bubble up here, too.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      dismiss();
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      // The browser may close it without a cancel event (a second Escape). The event is asynchronous, hence the check.
      if (event.target === event.currentTarget && !event.currentTarget.open && !leaving.current) onClose();
    },
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      dismiss();
    },
    // A press that starts inside (selecting text) and ends on the backdrop does not close.
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedBackdrop.current = isBackdrop(event);
    },
    onMouseUp: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressedBackdrop.current && isBackdrop(event)) dismiss();
      pressedBackdrop.current = false;
    },
  };
}
