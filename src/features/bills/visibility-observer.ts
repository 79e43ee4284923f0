import type { RefObject } from 'react';

/** Calls back when the element nears the viewport or leaves its vicinity; returns unobserve. */
export type ObserveVisibility = (element: Element, onNear: (near: boolean) => void) => () => void;

/** `rootMargin`, relative to the visible height. */
const NEAR_MARGIN = '75% 0px';

/** One observer for all pages: one per page would cost a hundred times the work in every frame. */
export function createVisibilityObserver(scroller: RefObject<HTMLElement | null>): ObserveVisibility {
  const watched = new Map<Element, (near: boolean) => void>();
  let observer: IntersectionObserver | undefined;
  return (element, onNear) => {
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
      },
      { root: scroller.current, rootMargin: NEAR_MARGIN },
    );
    watched.set(element, onNear);
    observer.observe(element);
    return () => {
      watched.delete(element);
      observer?.unobserve(element);
    };
  };
}

/** Index of the last element that starts above the line, by binary search, since each read of `offsetTop` may force a layout; 0 if there is none. */
export function lastAbove(elements: ArrayLike<{ offsetTop: number }>, line: number): number {
  let first = 0;
  let last = elements.length - 1;
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if ((elements[middle]?.offsetTop ?? 0) <= line) first = middle;
    else last = middle - 1;
  }
  return first;
}
