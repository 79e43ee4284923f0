import { useTranslation } from 'react-i18next';
import { Dialog } from '@/ui/dialog';
import css from './banner-popup.module.css';

interface BannerPopupProps {
  image: string;
  /** Accessible name of the dialog. */
  name: string;
  alt: string | undefined;
  onClose: () => void;
}

/** Dialog with a banner's popup image (HOME-03). */
export function BannerPopup({ image, name, alt, onClose }: BannerPopupProps) {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={onClose} title={name} closeLabel={t('close')}>
      <img src={image} alt={alt ?? ''} width={600} height={800} className={css.image} />
    </Dialog>
  );
}
