import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useReducedMotion } from '@/ui/use-media';

/** Milliseconds without scrolling after which a track has come to rest, where the browser does not say so itself. */
const REST = 150;
/** What a hand does before it scrolls. */
const HAND = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/**
 * Keeps a scrolling track of slides, each as wide as the track, and the number of the shown slide together: a new number slides the track
 * there, and a swipe that comes to rest elsewhere is reported. A track that moved by itself, such as by a new layout, is put back.
 */
export function useSlides(track: RefObject<HTMLElement | null>, at: number, onShow: (at: number) => void) {
  const reduced = useReducedMotion();
  const stood = useRef(false);
  const byHand = useRef(false);
  const atRest = useRef((_box: HTMLElement) => {});

  useEffect(() => {
    atRest.current = (box) => {
      if (box.clientWidth === 0) return;
      const now = Math.round(box.scrollLeft / box.clientWidth);
      if (now !== at && byHand.current) onShow(now);
      else if (now !== at) box.scrollTo({ left: at * box.clientWidth, behavior: 'instant' });
      byHand.current = false;
    };
  });

  useLayoutEffect(() => {
    const box = track.current;
    if (box === null) return;
    byHand.current = false;
    const left = at * box.clientWidth;
    if (Math.abs(box.scrollLeft - left) > 2) box.scrollTo({ left, behavior: stood.current && !reduced ? 'smooth' : 'instant' });
    stood.current = true;
  }, [track, at, reduced]);

  useEffect(() => {
    const box = track.current;
    if (box === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => atRest.current(box);
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, REST);
    };
    const hand = () => {
      byHand.current = true;
    };
    const [event, listener] = 'onscrollend' in window ? (['scrollend', rest] as const) : (['scroll', soon] as const);
    box.addEventListener(event, listener, { passive: true });
    for (const type of HAND) box.addEventListener(type, hand, { passive: true });
    return () => {
      clearTimeout(timer);
      box.removeEventListener(event, listener);
      for (const type of HAND) box.removeEventListener(type, hand);
    };
  }, [track]);
}
