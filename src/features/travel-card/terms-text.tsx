import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { EFFECTIVE_DAYS, PAST_DAYS } from './facts.ts';
import css from './terms-text.module.css';

const clauses = ['purpose', 'who', 'covers', 'effective', 'newCustomers', 'end'] as const;

/** Terms (TRAVEL-02, TRAVEL-04, TRAVEL-05) and link to the privacy statement (TRAVEL-03). */
export function TermsText() {
  const { t } = useTranslation('travel-card');
  return (
    <section className={css.terms} aria-labelledby="travel-terms">
      <h3 id="travel-terms" className={css.title}>
        {t('terms.title')}
      </h3>
      <ol className={css.list}>
        {clauses.map((clause) => (
          <li key={clause}>{t(`terms.${clause}`, { past: PAST_DAYS, effective: EFFECTIVE_DAYS })}</li>
        ))}
      </ol>
      <Link to={paths.privacy} className={css.link}>
        {t('terms.privacy')}
      </Link>
    </section>
  );
}
