import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getIdd060PlansQueryOptions, type Idd060Row, useIdd060Plans } from '@/api/generated/idd';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './idd060-page.module.css';
import type { Rate } from './rates.ts';
import { TariffPage } from './tariff-page.tsx';

/** Prefetches the tariff (IDD-13). */
export function loader(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(getIdd060PlansQueryOptions());
}

const ratesOf = (rows: readonly Idd060Row[]): Rate[] =>
  rows.map(({ country, countryCode, charge, chargeCust, chargeDis }) => ({ country, countryCode, charges: [charge, chargeCust, chargeDis] }));

/** In the order of `ratesOf`. */
const COLUMNS = ['standard', 'customer', 'discount'] as const;

/** IDD 060 tariff with standard, monthly plan and discount charges (IDD-01, IDD-03). */
export function Component() {
  const { t } = useTranslation('idd');
  const query = useIdd060Plans({ query: { select: ratesOf, placeholderData: keepPreviousData } });
  const columns = useMemo(() => COLUMNS.map((id) => ({ head: t(`plan060.${id}`), short: t(`plan060.${id}Short`) })), [t]);
  const otherCharges = useMemo(() => COLUMNS.map(() => t('notApplicable')), [t]);
  return (
    <TariffPage prefix="060" query={query} columns={columns} otherCharges={otherCharges} notes={['unit', 'hours', 'columns', 'unlisted', 'prepaid', 'hotline']}>
      <SpecialPrefixes />
    </TariffPage>
  );
}

/** Prefixes that IDD 060 charges differently from the rest of their country, in MOP per minute (IDD-11). */
const SPECIAL_PREFIXES = [
  { country: 'australia', prefixes: ['14'], charge: '1.69' },
  { country: 'canada', prefixes: ['867'], charge: '0.99' },
  { country: 'russia', prefixes: ['954'], charge: '5.69' },
  { country: 'uk', prefixes: ['7', '84', '87', '9'], charge: '1.89' },
] as const;

function SpecialPrefixes() {
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
