import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { clampZoom, keepPoint } from './zoom.ts';

/** Step of the zoom buttons. */
const STEP = 1.5;
/** Enlargement of a double click. */
const DOUBLE_CLICK_ZOOM = 2.5;
/** Enlargement per pixel of the wheel with Ctrl, which is also the pinch of a trackpad. */
const WHEEL_ZOOM = 0.01;

interface Point {
  x: number;
  y: number;
}

const distance = ([one, other]: readonly Point[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);
const middle = ([one, other]: readonly Point[]): Point => ({ x: ((one?.x ?? 0) + (other?.x ?? 0)) / 2, y: ((one?.y ?? 0) + (other?.y ?? 0)) / 2 });

/**
 * Enlarges the image in a scrolling box, whose style has `--zoom`, by buttons, pinch, double click and Ctrl with the wheel; scrolling moves it. An image that is shown
 * whole does not scroll, so that its arrow keys are free. `image` resets the zoom when it changes.
 */
export function useZoom(box: RefObject<HTMLElement | null>, image: string | undefined) {
  const [zoom, setZoom] = useState(1);
  const [of, setOf] = useState(image);
  const latest = useRef(1);
  if (of !== image) {
    setOf(image);
    setZoom(1);
  }

  const zoomTo = useRef((next: number, client?: Point) => {
    const element = box.current;
    const to = clampZoom(next);
    if (element === null || to === latest.current) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = client === undefined ? { x: width / 2, y: height / 2 } : { x: client.x - left, y: client.y - top };
    const factor = to / latest.current;
    const { scrollLeft, scrollTop } = element;
    latest.current = to;
    // At once: only content of the new size can be scrolled so that the point under the fingers stays there.
    element.style.setProperty('--zoom', String(to));
    element.scrollTo({ left: keepPoint(scrollLeft, point.x, factor), top: keepPoint(scrollTop, point.y, factor), behavior: 'instant' });
    setZoom(to);
  }).current;

  useLayoutEffect(() => {
    latest.current = zoom;
  }, [zoom]);

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    let start: { distance: number; zoom: number } | undefined;
    const points = ({ touches }: TouchEvent) => [...touches].map(({ clientX, clientY }) => ({ x: clientX, y: clientY }));
    const onStart = (event: TouchEvent) => {
      start = event.touches.length === 2 ? { distance: distance(points(event)), zoom: latest.current } : undefined;
    };
    const onMove = (event: TouchEvent) => {
      if (start === undefined || event.touches.length !== 2) return;
      event.preventDefault();
      zoomTo((start.zoom * distance(points(event))) / start.distance, middle(points(event)));
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(latest.current * (1 - event.deltaY * WHEEL_ZOOM), { x: event.clientX, y: event.clientY });
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('touchstart', onStart, { passive: true, signal });
    element.addEventListener('touchmove', onMove, { passive: false, signal });
    element.addEventListener('wheel', onWheel, { passive: false, signal });
    return () => listening.abort();
  }, [box, zoomTo]);

  return {
    zoom,
    enlarge: () => zoomTo(zoom * STEP),
    reduce: () => zoomTo(zoom / STEP),
    toggle: ({ clientX, clientY }: { clientX: number; clientY: number }) => zoomTo(zoom === 1 ? DOUBLE_CLICK_ZOOM : 1, { x: clientX, y: clientY }),
    onZoomKey: ({ key }: KeyboardEvent): boolean => {
      if (key === '+' || key === '=') zoomTo(zoom * STEP);
      else if (key === '-') zoomTo(zoom / STEP);
      else if (key === '0') zoomTo(1);
      else return false;
      return true;
    },
  };
}
