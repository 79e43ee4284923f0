import { ChevronLeft, ChevronRight, ZoomIn } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/components/lazy-part';
import { showToast } from '@/lib/toasts';
import { IconButton } from '@/ui/button';
import { useReducedMotion } from '@/ui/media';
import { Announcement } from '@/ui/visually-hidden';
import css from './gallery.module.css';
import type { GalleryImage } from './gallery-images.ts';

const ZoomDialog = lazyPart(async () => (await import('./zoom-dialog.tsx')).ZoomDialog);

const TURNS = [
  ['previous', ChevronLeft, -1],
  ['next', ChevronRight, 1],
] as const;

interface GalleryProps {
  name: string;
  images: readonly GalleryImage[];
  /** Index. */
  current: number;
  onShow: (index: number) => void;
  /** As `onShow`, without a navigation: on phones one would close the dialog. */
  onPreview: (index: number) => void;
}

/** Image gallery of a phone in all colours (PHONE-18, PHONE-20); the thumbnails are all images of the shown colour and one per other colour. */
export function Gallery({ name, images, current, onShow, onPreview }: GalleryProps) {
  const { t } = useTranslation('phones');
  const track = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const count = images.length;
  useSlides(track, current, onShow);

  /** Colour and position, such as "Blue, picture 2 of 9". */
  const positionLabel = (index: number) => t('gallery.position', { color: images[index]?.colorName ?? '', position: index + 1, total: count });
  /** Next or previous index, wrapping around. */
  const neighbour = (by: 1 | -1) => (current + by + count) % count;
  const move = (by: 1 | -1) => {
    const next = neighbour(by);
    setAnnouncement(positionLabel(next));
    onShow(next);
  };
  const open = () => setIsOpen(true);
  const close = () => {
    setIsOpen(false);
    onShow(current);
  };

  return (
    <section aria-label={t('gallery.label', { name })} aria-roledescription={t('carousel.carousel', { ns: 'common' })} className={css.gallery}>
      <div className={css.stage}>
        <Halo />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: for the mouse only; the zoom button does the same */}
        {/* biome-ignore lint/a11y/useSemanticElements: slides are no fieldset */}
        <div
          ref={track}
          role="group"
          aria-roledescription={t('carousel.slide', { ns: 'common' })}
          aria-label={positionLabel(current)}
          // A scrollable element must be reachable by keyboard.
          tabIndex={count > 1 ? 0 : undefined}
          className={css.track}
          onClick={open}
        >
          {images.map((image, index) => (
            <div key={image.src} aria-hidden={index !== current} className={css.slide}>
              <img
                src={image.src}
                alt={t('gallery.image', { name, color: image.colorName })}
                loading={index === current ? 'eager' : 'lazy'}
                fetchPriority={index === current ? 'high' : 'auto'}
                draggable={false}
              />
            </div>
          ))}
        </div>
        {count > 1
          ? TURNS.map(([turn, icon, by]) => (
              <IconButton
                key={turn}
                variant="round"
                label={t(`carousel.${turn}`, { ns: 'common' })}
                icon={icon}
                className={`${css[turn]} noPrint`}
                onClick={() => move(by)}
              />
            ))
          : null}
        <IconButton variant="round" label={t('gallery.zoom')} icon={ZoomIn} aria-haspopup="dialog" className={`${css.zoom} noPrint`} onClick={open} />
      </div>
      {count > 1 ? (
        <ul className={`${css.thumbs} noPrint`}>
          {images.map((image, index) =>
            image.isFirst || image.color === images[current]?.color ? (
              <li key={image.src}>
                <button
                  type="button"
                  aria-label={positionLabel(index)}
                  aria-current={index === current ? 'true' : undefined}
                  className={css.thumb}
                  onClick={() => onShow(index)}
                >
                  <img src={image.src} alt="" loading="lazy" />
                </button>
              </li>
            ) : null,
          )}
        </ul>
      ) : null}
      <Announcement>{announcement}</Announcement>
      {isOpen ? (
        <ZoomDialog
          name={name}
          image={images[current]}
          position={count > 1 ? positionLabel(current) : images[current]?.colorName}
          onTurn={count > 1 ? (by) => onPreview(neighbour(by)) : undefined}
          onClose={close}
          onError={() => {
            close();
            showToast('error', t('failure.panelText', { ns: 'common' }));
          }}
        />
      ) : null}
    </section>
  );
}

function Halo() {
  return (
    <svg className={css.halo} viewBox="0 0 660 560" preserveAspectRatio="xMidYMid slice" fill="none" stroke="var(--azul)" strokeWidth="1.5" aria-hidden="true">
      {[0.26, 0.22, 0.18, 0.14, 0.1, 0.07].map((opacity, ring) => (
        <circle key={opacity} cx="330" cy="280" r={150 + ring * 60} opacity={opacity} />
      ))}
    </svg>
  );
}

/** Delay after the last scroll event in browsers without `scrollend`. */
const SCROLL_END_DELAY_MS = 150;
/** Events that precede scrolling by the user. */
const USER_EVENTS = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/**
 * Synchronises a horizontally scrolling track, whose slides are as wide as the track, with the index of the shown slide: a new index scrolls
 * the track, a swipe calls `onShow`, and a shift by layout is reverted.
 */
function useSlides(track: RefObject<HTMLElement | null>, index: number, onShow: (index: number) => void) {
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
