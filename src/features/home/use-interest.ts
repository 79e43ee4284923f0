import { type RefObject, useEffect, useState } from 'react';

/** Signs that somebody is about to read on. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/**
 * Whether the visitor wants to see more than the first screen: the element comes near (half a screen), or there is any sign of life. Until
 * then the code and the data of what is below are not fetched, so that the first screen has the line to itself.
 */
export function useInterest(element: RefObject<HTMLElement | null>): boolean {
  const [interested, setInterested] = useState(false);
  useEffect(() => {
    if (interested || element.current === null) return;
    const show = () => setInterested(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && show(), { rootMargin: '50% 0px' });
    observer.observe(element.current);
    for (const sign of SIGNS) window.addEventListener(sign, show, { once: true, passive: true });
    return () => {
      observer.disconnect();
      for (const sign of SIGNS) window.removeEventListener(sign, show);
    };
  }, [interested, element]);
  return interested;
}
