import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from './use-media.ts';

/**
 * When a carousel may move by itself (WCAG 2.2.2, APG carousel): focus or the pointer on a slide stops it, and it stays
 * stopped until someone presses play. On the controls it only holds while one is there, so that the button under the
 * pointer does not turn from "pause" into "play" before it is pressed; leaving them stops it as well.
 */
export function useRotation({ delay, index, count, next }: { delay: number | undefined; index: number; count: number; next: () => void }) {
  const reduced = useReducedMotion();
  const [wish, setWish] = useState<'auto' | 'on' | 'off'>('auto');
  const [held, setHeld] = useState(false);
  const inControls = useRef(false);
  const pressedPlay = useRef(false);
  const advance = useRef(next);

  useEffect(() => {
    advance.current = next;
  });

  const possible = delay !== undefined && count > 1;
  const playing = possible && (wish === 'on' || (wish === 'auto' && !reduced));
  const moving = playing && !held;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide gets its full time
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => {
      if (!document.hidden) advance.current();
    }, delay);
    return () => clearInterval(timer);
  }, [moving, delay, index]);

  const stop = () => setWish('off');
  const hold = () => {
    if (inControls.current) return;
    inControls.current = true;
    pressedPlay.current = false;
    setHeld(true);
  };
  const release = () => {
    inControls.current = false;
    setHeld(false);
    if (!pressedPlay.current) stop();
  };

  return {
    possible,
    playing,
    moving,
    stop,
    toggle: () => {
      pressedPlay.current = !playing;
      setWish(playing ? 'off' : 'on');
      setHeld(false);
    },
    slideEvents: {
      onFocus: stop,
      onPointerDown: stop,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') stop();
      },
    },
    controlEvents: {
      onFocus: hold,
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) release();
      },
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') hold();
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') release();
      },
    },
  };
}
