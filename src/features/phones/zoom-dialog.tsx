import { ChevronLeft, ChevronRight, CircleMinus, CirclePlus } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { type GalleryProps, usePositionLabel, wrapIndex } from './gallery-position.ts';
import { useZoom } from './use-zoom.ts';
import { MAX_ZOOM } from './zoom.ts';
import css from './zoom-dialog.module.css';

export interface ZoomDialogProps extends GalleryProps {
  onClose: () => void;
}

/** Shows the current image at the size of the window and enlarges it (PHONE-18); the gallery behind it stays in sync. */
export function ZoomDialog({ name, images, current, onShow, onClose }: ZoomDialogProps) {
  const { t } = useTranslation('phones');
  const positionLabel = usePositionLabel(images);
  const stage = useRef<HTMLElement>(null);
  const image = images[current];
  const count = images.length;
  const { zoom, enlarge, reduce, toggle, onZoomKey } = useZoom(stage, image?.src);
  const turn = (by: 1 | -1) => onShow(wrapIndex(current, by, count));
  const percent = t('gallery.percent', { percent: Math.round(zoom * 100) });

  /** Arrow keys turn the images; in an enlarged image that has the focus they move it. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const moves = zoom > 1 && event.target === stage.current;
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
    if (by !== undefined && count > 1 && !moves) turn(by);
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
          {count > 1 ? <IconButton variant="round" label={t('carousel.previous', { ns: 'common' })} icon={ChevronLeft} onClick={() => turn(-1)} /> : null}
          <p role="status">
            {count > 1 ? positionLabel(current) : image?.colorName}
            {zoom === 1 ? null : <VisuallyHidden> {percent}</VisuallyHidden>}
          </p>
          {count > 1 ? <IconButton variant="round" label={t('carousel.next', { ns: 'common' })} icon={ChevronRight} onClick={() => turn(1)} /> : null}
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
