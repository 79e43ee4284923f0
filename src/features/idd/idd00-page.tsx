import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getIdd00PlansQueryOptions, type Idd00Row, useIdd00Plans } from '@/api/generated/idd';
import { brand, prices } from '@/brand/brand';
import { OTHER_CHARGES_00, type Rate } from './rates.ts';
import { TariffPage } from './tariff-page.tsx';

/** Prefetches the tariff (IDD-12). */
export function loader(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(getIdd00PlansQueryOptions());
}

/** Peak, off-peak, discount, video (IDD-02). */
const ratesOf = (rows: readonly Idd00Row[]): Rate[] =>
  rows.map(({ country, countryCode, peakCharge, nonpeakCharge, chargeDis, videoIddCharge }) => ({
    country,
    countryCode,
    charges: [peakCharge, nonpeakCharge, chargeDis, videoIddCharge],
  }));

/** IDD 00 charges to mobiles in Zhuhai and Zhongshan, in MOP per minute (IDD-10). */
const ZHUHAI_MOBILE_CHARGES = { peak: '2.20', offPeak: '1.80' } as const;

/** IDD 00 tariff with peak, off-peak, discount and video charges (IDD-01, IDD-02). */
export function Component() {
  const { t } = useTranslation('idd');
  const query = useIdd00Plans({ query: { select: ratesOf, placeholderData: keepPreviousData } });
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
