import type { RefObject } from 'react';

/** Watches an element: hears when it comes near what is seen and when it is far again. Answers how to stop. */
export type ObserveVisibility = (element: Element, onNear: (near: boolean) => void) => () => void;

/** How far from what is seen is near, in parts of the visible height. */
const NEAR_MARGIN = '75% 0px';

/** One observer for all pages of what scrolls: a hundred of them are a hundred times the browser's work in every frame. */
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

/** Index of the last of some elements under each other that begins above the line; 0 when none does. Reads few of their places. */
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
