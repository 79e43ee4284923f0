import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Delay before a hovered item opens, so that crossing it does not open it. */
const OPEN_DELAY_MS = 90;
/** Delay before a panel closes after the pointer has left. */
const CLOSE_DELAY_MS = 220;

/**
 * Disclosure panels, one open at a time: by click, Enter, Space or hover. Escape closes and returns the focus to the button; a click
 * outside, focus outside and navigation close, too.
 */
export function useDropdown<T extends HTMLElement>(root: RefObject<T | null>) {
  const [open, setOpen] = useState<string>();
  /** Opened by a click, so that it does not close when the pointer leaves. */
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
  const closeOpen = useEffectEvent(close);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with every navigation
  useEffect(() => closeOpen(), [key]);

  useEffect(() => {
    if (open === undefined) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeOpen(root.current?.contains(document.activeElement) === true);
    };
    const onPress = (event: Event) => {
      if (event.target instanceof Node && root.current?.contains(event.target) !== true) closeOpen();
    };
    const listening = new AbortController();
    document.addEventListener('keydown', onKey, { signal: listening.signal });
    document.addEventListener('pointerdown', onPress, { signal: listening.signal });
    return () => listening.abort();
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
    /** For the element around all items and panels. */
    rootEvents: {
      onPointerLeave: later(CLOSE_DELAY_MS, () => {
        if (!pinned.current) close();
      }),
    },
    /** For the hovered item; without an id the item has no panel and closes the open one. */
    itemEvents: (id?: string) => ({
      onPointerEnter: later(OPEN_DELAY_MS, () => {
        if (open !== id) show(id);
      }),
    }),
    /** For the element around button and panel. */
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) close();
    },
  };
}
