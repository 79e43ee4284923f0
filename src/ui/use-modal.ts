import { type KeyboardEvent, type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * Shows the dialog modally for as long as the component lives and returns the events it needs.
 * The focus is put back by hand: the browser forgets where it was when the element leaves the document.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void, dismissible: boolean) {
  const close = useRef(onClose);
  const leaving = useRef(false);
  const pressedScrim = useRef(false);

  useLayoutEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const box = dialog.current;
    if (!box) return;
    const before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    leaving.current = false;
    if (!box.open) box.showModal();
    (box.querySelector<HTMLElement>('[data-autofocus]') ?? box.querySelector<HTMLElement>('[data-dialog-title]'))?.focus();
    return () => {
      leaving.current = true;
      const held = box.contains(document.activeElement) || document.activeElement === document.body;
      box.close();
      if (held && before?.isConnected) before.focus();
    };
  }, [dialog]);

  const dismiss = () => {
    if (dismissible) close.current();
  };
  const onScrim = (event: MouseEvent<HTMLDialogElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
    return event.target === event.currentTarget && !inside;
  };

  return {
    onCancel: (event: SyntheticEvent) => {
      // Escape closes through the owner, so that `open` stays the truth. Cancelled file choosers bubble up here too.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      dismiss();
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      // The browser may close without asking (a second Escape): follow it. The event comes late, so look again.
      if (event.target === event.currentTarget && !event.currentTarget.open && !leaving.current) close.current();
    },
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      dismiss();
    },
    // A press that begins inside (selecting text) and ends on the scrim does not close.
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedScrim.current = onScrim(event);
    },
    onMouseUp: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressedScrim.current && onScrim(event)) dismiss();
      pressedScrim.current = false;
    },
  };
}
