import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getIdd00PlansQueryOptions, type Idd00Row, useIdd00Plans } from '@/api/generated/idd';
import { OTHER_CHARGES_00, type Rate } from './rates.ts';
import { TariffPage } from './tariff-page.tsx';

/** Prefetches the tariff (IDD-12). */
export function loader(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(getIdd00PlansQueryOptions());
}

const ratesOf = (rows: readonly Idd00Row[]): Rate[] =>
  rows.map(({ country, countryCode, peakCharge, nonpeakCharge, chargeDis, videoIddCharge }) => ({
    country,
    countryCode,
    charges: [peakCharge, nonpeakCharge, chargeDis, videoIddCharge],
  }));

/** In the order of `ratesOf`. */
const COLUMNS = ['peak', 'offPeak', 'discount', 'video'] as const;

/** IDD 00 tariff with peak, off-peak, discount and video charges (IDD-01, IDD-02). */
export function Component() {
  const { t } = useTranslation('idd');
  const query = useIdd00Plans({ query: { select: ratesOf, placeholderData: keepPreviousData } });
  const columns = useMemo(() => COLUMNS.map((id) => ({ head: t(`plan00.${id}`), short: t(`plan00.${id}Short`), video: id === 'video' })), [t]);
  return (
    <TariffPage
      prefix="00"
      query={query}
      columns={columns}
      otherCharges={OTHER_CHARGES_00}
      notes={['unit', 'peak', 'anyHour', 'zhuhai', 'prepaid', 'hotline']}
    />
  );
}
