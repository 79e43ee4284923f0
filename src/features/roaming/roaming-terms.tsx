import { useTranslation } from 'react-i18next';
import { brand } from '@/brand/brand';
import { Disclosure } from '@/ui/disclosure';
import css from './roaming-terms.module.css';

const items = ['unit', 'currency', 'calls', 'network', 'data', 'generation', 'notOffered', 'special', 'hotline'] as const;

/** Terms of the roaming charges (ROAM-06), from the locale files (decision B23). */
export function RoamingTerms() {
  const { t } = useTranslation('roaming');
  return (
    <Disclosure summary={t('terms.title')} className={css.terms}>
      <ol className={css.list}>
        {items.map((item) => (
          <li key={item}>{t(`terms.${item}`, { hotline: brand.hotline })}</li>
        ))}
      </ol>
    </Disclosure>
  );
}
