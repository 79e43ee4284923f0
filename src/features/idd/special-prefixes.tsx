import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { SPECIAL_PREFIXES } from './rates.ts';
import css from './special-prefixes.module.css';

/** Prefixes that IDD 060 charges differently from the rest of their country (IDD-11). */
export function SpecialPrefixes() {
  const { t } = useTranslation('idd');
  return (
    <section className={css.section}>
      <h3>{t('prefixes.title')}</h3>
      <p className={css.text}>{t('prefixes.text')}</p>
      <table className={css.table}>
        <VisuallyHidden as="caption">{t('prefixes.caption')}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{t('country')}</th>
            <th scope="col">{t('prefixes.prefix')}</th>
            <th scope="col" className={css.figure}>
              {t('prefixes.charge')}
            </th>
          </tr>
        </thead>
        <tbody>
          {SPECIAL_PREFIXES.map(({ country, prefixes, charge }) => (
            <tr key={country}>
              <th scope="row">{t(`prefixes.${country}`)}</th>
              <td>{prefixes.join(t('prefixes.and'))}</td>
              <td className={css.figure}>{charge}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
