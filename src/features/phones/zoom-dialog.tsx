import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/ui/dialog';
import { IconButton } from '@/ui/icon-button';
import { type GalleryProps, turn, usePositionOf } from './gallery.tsx';
import css from './zoom-dialog.module.css';

export interface ZoomDialogProps extends GalleryProps {
  onClose: () => void;
}

/** The shown picture as large as the window allows (PHONE-18). The gallery behind it follows. */
export function ZoomDialog({ name, pictures, at, onShow, onClose }: ZoomDialogProps) {
  const { t } = useTranslation('phones');
  const position = usePositionOf(pictures);
  const picture = pictures[at];
  const count = pictures.length;
  return (
    <Dialog open onClose={onClose} title={name} closeLabel={t('close', { ns: 'common' })} size="wide" className={css.dialog}>
      <div className={css.stage}>
        {picture === undefined ? null : <img key={picture.src} src={picture.src} alt={t('gallery.picture', { name, color: picture.colorName })} />}
      </div>
      <div className={css.controls}>
        {count > 1 ? (
          <IconButton variant="round" label={t('carousel.previous', { ns: 'common' })} icon={ChevronLeft} onClick={() => onShow(turn(at, -1, count))} />
        ) : null}
        <p role="status">{count > 1 ? position(at) : picture?.colorName}</p>
        {count > 1 ? (
          <IconButton variant="round" label={t('carousel.next', { ns: 'common' })} icon={ChevronRight} onClick={() => onShow(turn(at, 1, count))} />
        ) : null}
      </div>
    </Dialog>
  );
}
