import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Disclosure } from '@/ui/disclosure';
import { EFFECTIVE_DAYS, PAST_DAYS } from './facts.ts';
import css from './terms-text.module.css';

const clauses = ['purpose', 'who', 'covers', 'effective', 'newCustomers', 'end'] as const;

/** Terms (TRAVEL-02, TRAVEL-04, TRAVEL-05) and link to the privacy statement (TRAVEL-03). */
export function TermsText() {
  const { t } = useTranslation('travel-card');
  return (
    <Disclosure summary={t('terms.title')} className={css.terms}>
      <ol className={css.list}>
        {clauses.map((clause) => (
          <li key={clause}>{t(`terms.${clause}`, { past: PAST_DAYS, effective: EFFECTIVE_DAYS })}</li>
        ))}
      </ol>
      <Link to={paths.privacy} className={css.link}>
        {t('terms.privacy')}
      </Link>
    </Disclosure>
  );
}
