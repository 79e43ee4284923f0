import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdd060Plans } from '@/api/generated/idd';
import { brand, prices } from '@/brand/brand';
import { rates060 } from './rates.ts';
import { SpecialPrefixes } from './special-prefixes.tsx';
import { TariffPage } from './tariff-page.tsx';

export { idd060Loader as loader } from './loader.ts';

/** IDD 060 tariff with standard, monthly plan and discount charges (IDD-01, IDD-03). */
export function Component() {
  const { t } = useTranslation('idd');
  const query = useIdd060Plans({ query: { select: rates060, placeholderData: keepPreviousData } });
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
