import { useTranslation } from 'react-i18next';
import css from './travel-intro.module.css';

/** What is left of the service (TRAVEL-04, B107). */
export function TravelIntro() {
  const { t } = useTranslation('travel-card');
  return (
    <div>
      <h1 tabIndex={-1} className={css.title}>
        {t('title')}
      </h1>
      <p className={css.lead}>{t('lead')}</p>
    </div>
  );
}
