import { type RefObject, useEffect, useRef } from 'react';

/** Id of the one `<main>`. */
export const MAIN = 'main';

/** Moves the focus to the page's `h1`, or to `<main>` while there is none, without scrolling. */
export function focusPage(): void {
  const main = document.getElementById(MAIN);
  const target = main?.querySelector('h1') ?? main;
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

interface ViewFocusOptions {
  /** False while the view's heading is not rendered yet; call the returned function once it is, such as from `onReady` of a lazy part. */
  ready?: boolean;
  /** Replaces {@link focusPage}. */
  focus?: () => void;
}

/**
 * Moves the focus to the page's heading when `view` changes (a route, a sub-view, a step), so that screen readers announce it (use 16). Not on
 * the first render, which the browser announces. Returns the function that does it, at most once per change.
 */
export function useViewFocus(view: unknown, { ready = true, focus = focusPage }: ViewFocusOptions = {}): () => void {
  const last = useRef(view);
  /** Stays true when a view is left before it was ready: the next one is announced, also where it is the one before. */
  const due = useRef(false);
  const changed = () => {
    if (last.current !== view) due.current = true;
    last.current = view;
    return due.current;
  };
  const focusOnce = () => {
    if (!changed()) return;
    due.current = false;
    focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per view
  useEffect(() => {
    if (ready) focusOnce();
    else changed();
  }, [view, ready]);
  return focusOnce;
}

interface FocusOptions {
  /** False leaves the focus alone on mount. */
  onMount?: boolean;
  preventScroll?: boolean;
}

/**
 * Ref of an element (`tabIndex={-1}`, usually a heading) that takes the focus when it mounts and whenever `trigger` changes, because the
 * control that had the focus is gone or its result is announced here.
 */
export function useFocus<E extends HTMLElement = HTMLHeadingElement>(
  trigger?: unknown,
  { onMount = true, preventScroll = false }: FocusOptions = {},
): RefObject<E | null> {
  const element = useRef<E>(null);
  const last = useRef(onMount ? {} : trigger);
  useEffect(() => {
    if (last.current === trigger) return;
    last.current = trigger;
    element.current?.focus({ preventScroll });
  }, [trigger, preventScroll]);
  return element;
}
