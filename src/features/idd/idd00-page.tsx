import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdd00Plans } from '@/api/generated/idd';
import { brand, prices } from '@/brand/brand';
import { OTHER_CHARGES_00, rates00, ZHUHAI_MOBILE_CHARGES } from './rates.ts';
import { TariffPage } from './tariff-page.tsx';

export { idd00Loader as loader } from './loader.ts';

/** IDD 00 tariff with peak, off-peak, discount and video charges (IDD-01, IDD-02). */
export function Component() {
  const { t } = useTranslation('idd');
  const query = useIdd00Plans({ query: { select: rates00, placeholderData: keepPreviousData } });
  const columns = useMemo(
    () => [
      { head: t('plan00.peak'), short: t('plan00.peakShort') },
      { head: t('plan00.offPeak'), short: t('plan00.offPeakShort') },
      { head: t('plan00.discount'), short: t('plan00.discountShort') },
      { head: t('plan00.video'), short: t('plan00.videoShort'), video: true },
    ],
    [t],
  );
  return (
    <TariffPage
      plan="plan00"
      prefix="00"
      query={query}
      columns={columns}
      otherCharges={OTHER_CHARGES_00}
      notes={
        <>
          <li>{t('notes.unit')}</li>
          <li>{t('notes.peak')}</li>
          <li>{t('notes.anyHour')}</li>
          <li>{t('notes.zhuhai', ZHUHAI_MOBILE_CHARGES)}</li>
          <li>{t('notes.prepaid', prices.prepaidOfferCards)}</li>
          <li>{t('notes.hotline', { hotline: brand.hotline })}</li>
        </>
      }
    />
  );
}
