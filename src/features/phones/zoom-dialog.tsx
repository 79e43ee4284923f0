import { ChevronLeft, ChevronRight, CircleMinus, CirclePlus } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { GalleryImage } from './gallery-images.ts';
import css from './zoom-dialog.module.css';

interface ZoomDialogProps {
  name: string;
  image: GalleryImage | undefined;
  /** Colour, and position among the images. */
  position: string | undefined;
  /** Undefined where there is one image only. */
  onTurn: ((by: 1 | -1) => void) | undefined;
  onClose: () => void;
}

/** Shows the current image at the size of the window and enlarges it (PHONE-18); the gallery behind it stays in sync. */
export function ZoomDialog({ name, image, position, onTurn, onClose }: ZoomDialogProps) {
  const { t } = useTranslation('phones');
  const stage = useRef<HTMLElement>(null);
  const { zoom, enlarge, reduce, toggle, onZoomKey } = useZoom(stage, image?.src);
  const percent = t('gallery.percent', { percent: Math.round(zoom * 100) });

  /** Arrow keys turn the images; in an enlarged image that has the focus they move it. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const moves = zoom > 1 && event.target === stage.current;
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
    if (by !== undefined && onTurn && !moves) onTurn(by);
    else if (!onZoomKey(event)) return;
    event.preventDefault();
  };
  return (
    <Dialog open onClose={onClose} title={name} closeLabel={t('close', { ns: 'common' })} size="wide">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole dialog; each has a button */}
      <div onKeyDown={onKeyDown}>
        <section
          ref={stage}
          aria-label={t('gallery.enlarged')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
          tabIndex={0}
          data-autofocus
          className={css.stage}
          style={{ '--zoom': zoom } as CSSProperties}
          onDoubleClick={toggle}
        >
          {image === undefined ? null : (
            <div className={css.sheet}>
              <img key={image.src} src={image.src} alt={t('gallery.image', { name, color: image.colorName })} draggable={false} />
            </div>
          )}
        </section>
        <div className={css.controls}>
          {onTurn ? <IconButton variant="round" label={t('carousel.previous', { ns: 'common' })} icon={ChevronLeft} onClick={() => onTurn(-1)} /> : null}
          <p role="status">
            {position}
            {zoom === 1 ? null : <VisuallyHidden> {percent}</VisuallyHidden>}
          </p>
          {onTurn ? <IconButton variant="round" label={t('carousel.next', { ns: 'common' })} icon={ChevronRight} onClick={() => onTurn(1)} /> : null}
          <div className={css.zoom}>
            <IconButton
              variant="plain"
              iconSize={24}
              label={t('gallery.smaller')}
              icon={CircleMinus}
              aria-disabled={zoom === 1 || undefined}
              onClick={reduce}
            />
            <span aria-hidden="true">{percent}</span>
            <IconButton
              variant="plain"
              iconSize={24}
              label={t('gallery.larger')}
              icon={CirclePlus}
              aria-disabled={zoom === MAX_ZOOM || undefined}
              onClick={enlarge}
            />
          </div>
        </div>
      </div>
    </Dialog>
  );
}

/** Enlargements of the image dialog; 1 shows the whole image. */
const MAX_ZOOM = 4;

/** Scroll offset that keeps the point at `at`, in CSS pixels from the edge of the box, in place while the content grows by `factor`. */
const keepPoint = (offset: number, at: number, factor: number): number => (offset + at) * factor - at;

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
function useZoom(box: RefObject<HTMLElement | null>, image: string | undefined) {
  const [zoom, setZoom] = useState(1);
  const [of, setOf] = useState(image);
  const latest = useRef(1);
  if (of !== image) {
    setOf(image);
    setZoom(1);
  }

  const zoomTo = useRef((next: number, client?: Point) => {
    const element = box.current;
    const to = Math.min(MAX_ZOOM, Math.max(1, next));
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
