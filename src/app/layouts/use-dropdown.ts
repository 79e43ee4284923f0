import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds the pointer rests on an item before it opens, so that crossing it on the way elsewhere does not. */
const REST = 90;
/** Milliseconds the pointer may be outside before the panel closes. */
const GRACE = 220;

/**
 * Panels that open from buttons, one at a time: by click, Enter or Space, and by a resting mouse. Escape closes and gives the focus back
 * to the button; a click elsewhere, leaving with the focus, and a change of page close as well.
 */
export function useDropdown<T extends HTMLElement>(root: RefObject<T | null>) {
  const [open, setOpen] = useState<string>();
  /** Opened by a click: the mouse leaving does not close it. */
  const pinned = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();

  const show = (id: string | undefined, pin = false) => {
    clearTimeout(timer.current);
    pinned.current = pin;
    setOpen(id);
  };
  const close = (focusButton = false) => {
    if (focusButton) root.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    show(undefined);
  };
  const latest = useRef(close);

  useEffect(() => {
    latest.current = close;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with every navigation
  useEffect(() => latest.current(), [key]);

  useEffect(() => {
    if (open === undefined) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      latest.current(root.current?.contains(document.activeElement) === true);
    };
    const onPress = (event: Event) => {
      if (event.target instanceof Node && root.current?.contains(event.target) !== true) latest.current();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open, root]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (wait: number, act: () => void) => (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (event.pointerType === 'mouse') timer.current = setTimeout(act, wait);
  };

  return {
    open,
    close,
    toggle: (id: string) => (open === id && pinned.current ? close() : show(id, true)),
    /** For the element around everything that a mouse may wander over. */
    rootEvents: {
      onPointerLeave: later(GRACE, () => {
        if (!pinned.current) close();
      }),
    },
    /** For the item that a mouse may rest on; without an id the item has no panel and closes the open one. */
    itemEvents: (id?: string) => ({
      onPointerEnter: later(REST, () => {
        if (open !== id) show(id);
      }),
    }),
    /** For the element around button and panel: closes when the focus goes elsewhere. */
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) close();
    },
  };
}
