import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useReducedMotion } from '@/ui/media';

/** Delay after the last scroll event in browsers without `scrollend`. */
const SCROLL_END_DELAY_MS = 150;
/** Events that precede scrolling by the user. */
const USER_EVENTS = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/**
 * Synchronises a horizontally scrolling track, whose slides are as wide as the track, with the index of the shown slide: a new index scrolls
 * the track, a swipe calls `onShow`, and a shift by layout is reverted.
 */
export function useSlides(track: RefObject<HTMLElement | null>, index: number, onShow: (index: number) => void) {
  const reduced = useReducedMotion();
  const positioned = useRef(false);
  const scrolledByUser = useRef(false);
  const onScrollEnd = useEffectEvent((element: HTMLElement) => {
    if (element.clientWidth === 0) return;
    const shown = Math.round(element.scrollLeft / element.clientWidth);
    if (shown !== index && scrolledByUser.current) onShow(shown);
    else if (shown !== index) element.scrollTo({ left: index * element.clientWidth, behavior: 'instant' });
    scrolledByUser.current = false;
  });

  useLayoutEffect(() => {
    const element = track.current;
    if (element === null) return;
    scrolledByUser.current = false;
    const left = index * element.clientWidth;
    if (Math.abs(element.scrollLeft - left) > 2) element.scrollTo({ left, behavior: positioned.current && !reduced ? 'smooth' : 'instant' });
    positioned.current = true;
  }, [track, index, reduced]);

  useEffect(() => {
    const element = track.current;
    if (element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => onScrollEnd(element);
    const settleLater = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, SCROLL_END_DELAY_MS);
    };
    const markUser = () => {
      scrolledByUser.current = true;
    };
    const [event, listener] = 'onscrollend' in window ? (['scrollend', settle] as const) : (['scroll', settleLater] as const);
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    element.addEventListener(event, listener, options);
    for (const type of USER_EVENTS) element.addEventListener(type, markUser, options);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [track]);
}
