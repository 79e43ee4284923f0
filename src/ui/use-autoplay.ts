import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import type { Swiper } from 'swiper';

const byMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && act();
const fromOutside = (act: () => void) => (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || act();

/**
 * Autoplay of a carousel (WCAG 2.2.2, conventions 25). Focus or pointer on a slide stops it until play is pressed. On the controls they only pause it,
 * so that the button does not change from "pause" to "play" before it is pressed; leaving the controls stops it.
 */
export function useAutoplay(swiper: Swiper | undefined, possible: boolean, reduced: boolean) {
  const [chosen, setChosen] = useState<boolean>();
  const [paused, setPaused] = useState(false);
  const playing = possible && (chosen ?? !reduced);
  const moving = playing && !paused && swiper !== undefined;

  useEffect(() => {
    if (moving) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
  }, [swiper, moving]);

  const choose = (play: boolean) => {
    setChosen(play);
    setPaused(false);
  };
  const stop = () => choose(false);
  const pause = () => setPaused(true);
  const leave = () => paused && stop();
  return {
    playing,
    moving,
    stop,
    toggle: () => choose(!playing),
    slideEvents: { onFocus: stop, onPointerDown: stop, onPointerEnter: byMouse(stop) },
    controlEvents: { onFocus: fromOutside(pause), onBlur: fromOutside(leave), onPointerEnter: byMouse(pause), onPointerLeave: byMouse(leave) },
  };
}
