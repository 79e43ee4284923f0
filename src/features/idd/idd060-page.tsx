import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getIdd060PlansQueryOptions, type Idd060Row, useIdd060Plans } from '@/api/generated/idd';
import { brand, prices } from '@/brand/brand';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './idd060-page.module.css';
import type { Rate } from './rates.ts';
import { TariffPage } from './tariff-page.tsx';

/** Prefetches the tariff (IDD-13). */
export function loader(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(getIdd060PlansQueryOptions());
}

/** Standard, monthly plan customers, discount (IDD-03). */
const ratesOf = (rows: readonly Idd060Row[]): Rate[] =>
  rows.map(({ country, countryCode, charge, chargeCust, chargeDis }) => ({ country, countryCode, charges: [charge, chargeCust, chargeDis] }));

/** IDD 060 tariff with standard, monthly plan and discount charges (IDD-01, IDD-03). */
export function Component() {
  const { t } = useTranslation('idd');
  const query = useIdd060Plans({ query: { select: ratesOf, placeholderData: keepPreviousData } });
  const columns = useMemo(
    () => [
      { head: t('plan060.standard'), short: t('plan060.standardShort') },
      { head: t('plan060.customer'), short: t('plan060.customerShort') },
      { head: t('plan060.discount'), short: t('plan060.discountShort') },
    ],
    [t],
  );
  const notApplicable = t('notApplicable');
  const otherCharges = useMemo(() => [notApplicable, notApplicable, notApplicable], [notApplicable]);
  return (
    <TariffPage
      plan="plan060"
      prefix="060"
      query={query}
      columns={columns}
      otherCharges={otherCharges}
      notes={
        <>
          <li>{t('notes.unit')}</li>
          <li>{t('notes.hours')}</li>
          <li>{t('notes.columns')}</li>
          <li>{t('notes.unlisted')}</li>
          <li>{t('notes.prepaid', prices.prepaidOfferCards)}</li>
          <li>{t('notes.hotline', { hotline: brand.hotline })}</li>
        </>
      }
    >
      <SpecialPrefixes />
    </TariffPage>
  );
}

/** Special prefixes with their charge in MOP per minute (IDD-11). */
const SPECIAL_PREFIXES = [
  { country: 'australia', prefixes: ['14'], charge: '1.69' },
  { country: 'canada', prefixes: ['867'], charge: '0.99' },
  { country: 'russia', prefixes: ['954'], charge: '5.69' },
  { country: 'uk', prefixes: ['7', '84', '87', '9'], charge: '1.89' },
] as const;

/** Prefixes that IDD 060 charges differently from the rest of their country (IDD-11). */
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
