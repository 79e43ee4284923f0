import { ChevronLeft, ChevronRight, ZoomIn } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/components/lazy-part';
import { showToast } from '@/components/toasts';
import { IconButton } from '@/ui/icon-button';
import css from './gallery.module.css';
import type { Picture } from './images.ts';
import { useSlides } from './use-slides.ts';

const ZoomDialog = lazyPart(async () => (await import('./zoom-dialog.tsx')).ZoomDialog);

export interface GalleryProps {
  /** The phone's name. */
  name: string;
  pictures: readonly Picture[];
  /** Place of the shown picture, from 0. */
  at: number;
  onShow: (at: number) => void;
}

/** Where a picture stands, in words: its colour and its place among all. */
export function usePositionOf(pictures: readonly Picture[]) {
  const { t } = useTranslation('phones');
  return (at: number) => t('gallery.position', { color: pictures[at]?.colorName ?? '', place: at + 1, total: pictures.length });
}

/** The next or previous picture; after the last one comes the first. */
export const turn = (at: number, by: 1 | -1, count: number): number => (at + by + count) % count;

/**
 * The pictures of a phone in all its colours on a track that slides (PHONE-18, PHONE-20). The small pictures are those of the shown
 * colour and one for each other colour.
 */
export function Gallery({ name, pictures, at, onShow }: GalleryProps) {
  const { t } = useTranslation('phones');
  const position = usePositionOf(pictures);
  const track = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const count = pictures.length;
  useSlides(track, at, onShow);

  const move = (by: 1 | -1) => {
    const to = turn(at, by, count);
    setSaid(position(to));
    onShow(to);
  };
  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);

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
          aria-label={position(at)}
          // What scrolls must be reached by keys.
          tabIndex={count > 1 ? 0 : undefined}
          className={css.track}
          onClick={open}
        >
          {pictures.map((picture, place) => (
            <div key={picture.src} aria-hidden={place !== at} className={css.slide}>
              <img
                src={picture.src}
                alt={t('gallery.picture', { name, color: picture.colorName })}
                loading={place === at ? 'eager' : 'lazy'}
                fetchPriority={place === at ? 'high' : 'auto'}
                draggable={false}
              />
            </div>
          ))}
        </div>
        {count > 1 ? (
          <>
            <IconButton variant="round" label={t('carousel.previous', { ns: 'common' })} icon={ChevronLeft} className={css.previous} onClick={() => move(-1)} />
            <IconButton variant="round" label={t('carousel.next', { ns: 'common' })} icon={ChevronRight} className={css.next} onClick={() => move(1)} />
          </>
        ) : null}
        <IconButton variant="round" label={t('gallery.zoom')} icon={ZoomIn} aria-haspopup="dialog" className={css.zoom} onClick={open} />
      </div>
      {count > 1 ? (
        <ul className={css.thumbs}>
          {pictures.map((picture, place) =>
            picture.isFirst || picture.color === pictures[at]?.color ? (
              <li key={picture.src}>
                <button
                  type="button"
                  aria-label={position(place)}
                  aria-current={place === at ? 'true' : undefined}
                  className={css.thumb}
                  onClick={() => onShow(place)}
                >
                  <img src={picture.src} alt="" loading="lazy" />
                </button>
              </li>
            ) : null,
          )}
        </ul>
      ) : null}
      <p role="status" className="visuallyHidden">
        {said}
      </p>
      {isOpen ? (
        <ZoomDialog
          name={name}
          pictures={pictures}
          at={at}
          onShow={onShow}
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

/** Rings of the beam behind the phone. */
function Halo() {
  return (
    <svg className={css.halo} viewBox="0 0 660 560" preserveAspectRatio="xMidYMid slice" fill="none" stroke="var(--azul)" strokeWidth="1.5" aria-hidden="true">
      {[0.26, 0.22, 0.18, 0.14, 0.1, 0.07].map((opacity, ring) => (
        <circle key={opacity} cx="330" cy="280" r={150 + ring * 60} opacity={opacity} />
      ))}
    </svg>
  );
}
