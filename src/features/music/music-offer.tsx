import { useTranslation } from 'react-i18next';
import { prices } from '@/brand/brand';
import { Price } from '@/ui/price';
import { MusicArt } from './music-art.tsx';
import css from './music-offer.module.css';

/** Description and price of the service (MUSIC-05). */
export function MusicOffer() {
  const { t } = useTranslation('music');
  return (
    <div className={`${css.offer} onDark`}>
      <div className={css.copy}>
        <h1 tabIndex={-1} className={css.title}>
          {t('title')}
        </h1>
        <p className={css.headline}>{t('offer.headline')}</p>
        <p className={css.price}>
          <Price size="display" amount={prices.musicPerMonth} per={t('offer.perMonth')} />
        </p>
        <p className={css.text}>{t('offer.text')}</p>
      </div>
      <MusicArt className={`${css.art} noPrint`} />
    </div>
  );
}
