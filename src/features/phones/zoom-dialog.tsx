import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/ui/dialog';
import { IconButton } from '@/ui/icon-button';
import { type GalleryProps, usePositionLabel, wrapIndex } from './gallery-position.ts';
import css from './zoom-dialog.module.css';

export interface ZoomDialogProps extends GalleryProps {
  onClose: () => void;
}

/** Shows the current image at the size of the window (PHONE-18); the gallery behind it stays in sync. */
export function ZoomDialog({ name, images, current, onShow, onClose }: ZoomDialogProps) {
  const { t } = useTranslation('phones');
  const positionLabel = usePositionLabel(images);
  const image = images[current];
  const count = images.length;
  return (
    <Dialog open onClose={onClose} title={name} closeLabel={t('close', { ns: 'common' })} size="wide">
      <div className={css.stage}>
        {image === undefined ? null : <img key={image.src} src={image.src} alt={t('gallery.image', { name, color: image.colorName })} />}
      </div>
      <div className={css.controls}>
        {count > 1 ? (
          <IconButton
            variant="round"
            label={t('carousel.previous', { ns: 'common' })}
            icon={ChevronLeft}
            onClick={() => onShow(wrapIndex(current, -1, count))}
          />
        ) : null}
        <p role="status">{count > 1 ? positionLabel(current) : image?.colorName}</p>
        {count > 1 ? (
          <IconButton variant="round" label={t('carousel.next', { ns: 'common' })} icon={ChevronRight} onClick={() => onShow(wrapIndex(current, 1, count))} />
        ) : null}
      </div>
    </Dialog>
  );
}
