import { type RefObject, useEffect, useState } from 'react';

/** Signs that somebody is about to read on. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/** Whether it says something about the page: who uses the header or a pop-up, to log in for instance, does not read on. */
const onPage = ({ target }: Event) => !(target instanceof Element) || target.closest('header, dialog, [role="dialog"]') === null;

/**
 * Whether the visitor wants to see more than the first screen: the element comes near (half a screen), or there is any sign of life on the page. Until
 * then the code and the data of what is below are not fetched, so that the first screen has the line to itself.
 */
export function useUserInteraction(element: RefObject<HTMLElement | null>): boolean {
  const [interested, setInterested] = useState(false);
  useEffect(() => {
    if (interested || element.current === null) return;
    const show = () => setInterested(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && show(), { rootMargin: '50% 0px' });
    observer.observe(element.current);
    const notice = (event: Event) => {
      if (onPage(event)) show();
    };
    for (const sign of SIGNS) window.addEventListener(sign, notice, { passive: true });
    return () => {
      observer.disconnect();
      for (const sign of SIGNS) window.removeEventListener(sign, notice);
    };
  }, [interested, element]);
  return interested;
}
