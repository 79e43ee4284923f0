import { type RefObject, useEffect, useState } from 'react';

const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/** False for events in the header or a dialog, for example during a log-in. */
const isInContent = ({ target }: Event) => !(target instanceof Element) || target.closest('header, dialog, [role="dialog"]') === null;

/** True once the element is within half a viewport or the user interacts with the page; defers code and data below the fold until then. */
export function useUserInteraction(element: RefObject<HTMLElement | null>): boolean {
  const [interacted, setInteracted] = useState(false);
  useEffect(() => {
    if (interacted || element.current === null) return;
    const activate = () => setInteracted(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && activate(), { rootMargin: '50% 0px' });
    observer.observe(element.current);
    const handle = (event: Event) => {
      if (isInContent(event)) activate();
    };
    for (const type of INTERACTION_EVENTS) window.addEventListener(type, handle, { passive: true });
    return () => {
      observer.disconnect();
      for (const type of INTERACTION_EVENTS) window.removeEventListener(type, handle);
    };
  }, [interacted, element]);
  return interacted;
}
