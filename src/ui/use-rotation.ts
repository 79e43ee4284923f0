import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from './use-media.ts';

/**
 * Autoplay of a carousel (WCAG 2.2.2, use 25). Focus or pointer on a slide stops it until play is pressed. On the controls they only pause it,
 * so that the button does not change from "pause" to "play" before it is pressed; leaving the controls stops it.
 */
export function useRotation({ delay, index, count, next }: { delay: number | undefined; index: number; count: number; next: () => void }) {
  const reduced = useReducedMotion();
  const [mode, setMode] = useState<'auto' | 'on' | 'off'>('auto');
  const [paused, setPaused] = useState(false);
  const inControls = useRef(false);
  const pressedPlay = useRef(false);
  const advance = useRef(next);

  useEffect(() => {
    advance.current = next;
  });

  const possible = delay !== undefined && count > 1;
  const playing = possible && (mode === 'on' || (mode === 'auto' && !reduced));
  const moving = playing && !paused;

  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts the interval for each slide
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => {
      if (!document.hidden) advance.current();
    }, delay);
    return () => clearInterval(timer);
  }, [moving, delay, index]);

  const stop = () => setMode('off');
  const hold = () => {
    if (inControls.current) return;
    inControls.current = true;
    pressedPlay.current = false;
    setPaused(true);
  };
  const release = () => {
    inControls.current = false;
    setPaused(false);
    if (!pressedPlay.current) stop();
  };

  return {
    possible,
    playing,
    moving,
    stop,
    toggle: () => {
      pressedPlay.current = !playing;
      setMode(playing ? 'off' : 'on');
      setPaused(false);
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
