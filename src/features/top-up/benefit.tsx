import { useTranslation } from 'react-i18next';
import { useUnbilledUsage } from '@/api/generated/bills';
import type { RealTimeUsage, TopUpPlan } from '@/api/generated/top-up';
import { thresholdParts } from '@/lib/data-amount';
import { dayText } from '@/lib/macau-date';
import { gigabytes } from '@/lib/usage';
import { useLanguage } from '@/session/language';

const KIB_PER = { MB: 1024, GB: 1024 * 1024 } as const;

/** The data left after buying the plan, in GB; undefined for a plan whose label is no amount. */
export function totalAfter({ remainDate }: RealTimeUsage, { dataThresholdUI }: TopUpPlan): string | undefined {
  const parts = thresholdParts(dataThresholdUI);
  return parts && gigabytes(remainDate + Number(parts.figure) * KIB_PER[parts.unit as keyof typeof KIB_PER]);
}

/** Until when a top-up can be used: the next bill date (TOPUP-14), with its day where `unbilledUsage` has it. */
export function useEndText(): string {
  const { t } = useTranslation('top-up');
  const language = useLanguage();
  const usage = useUnbilledUsage({ query: { meta: { ownErrors: true, optional: true } } });
  return usage.data ? t('end.day', { date: dayText(usage.data.queryUsageVO.nextfdrq, language) }) : t('end.bill');
}
