import { useTranslation } from 'react-i18next';
import { Price } from '@/ui/price';
import { MusicArt } from './music-art.tsx';
import css from './music-offer.module.css';
import { MUSIC_FEE_MOP } from './price.ts';

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
          <Price size="display" amount={MUSIC_FEE_MOP} per={t('offer.perMonth')} />
        </p>
        <p className={css.text}>{t('offer.text')}</p>
      </div>
      <MusicArt className={css.art} />
    </div>
  );
}
