import { ChevronLeft, ChevronRight, ZoomIn } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/components/lazy-part';
import { showToast } from '@/lib/toasts';
import { IconButton } from '@/ui/button';
import { Announcement } from '@/ui/visually-hidden';
import css from './gallery.module.css';
import { type GalleryProps, usePositionLabel, wrapIndex } from './gallery-position.ts';
import { useSlides } from './use-slides.ts';

const ZoomDialog = lazyPart(async () => (await import('./zoom-dialog.tsx')).ZoomDialog);

const TURNS = [
  ['previous', ChevronLeft, -1],
  ['next', ChevronRight, 1],
] as const;

interface ProductGalleryProps extends GalleryProps {
  /** As `onShow`, without a navigation: on phones one would close the dialog. */
  onPreview: (index: number) => void;
}

/** Image gallery of a phone in all colours (PHONE-18, PHONE-20); the thumbnails are all images of the shown colour and one per other colour. */
export function Gallery({ name, images, current, onShow, onPreview }: ProductGalleryProps) {
  const { t } = useTranslation('phones');
  const positionLabel = usePositionLabel(images);
  const track = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const count = images.length;
  useSlides(track, current, onShow);

  const move = (by: 1 | -1) => {
    const next = wrapIndex(current, by, count);
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
          images={images}
          current={current}
          onShow={onPreview}
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
