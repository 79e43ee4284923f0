import { useTranslation } from 'react-i18next';
import type { RealTimeUsage } from '@/api/generated/top-up';
import { minuteText } from '@/lib/macau-date';
import { dataState, gigabytes } from '@/lib/usage';
import { useLanguage } from '@/session/language';
import { Badge } from '@/ui/badge';
import { Meter } from '@/ui/meter';
import { cardClass } from '@/ui/section';
import css from './top-up.module.css';

/** Data of the billing period up to the cut-off (TOPUP-02, TOPUP-13). */
export function UsageCard({ usage: { useData, remainDate, cutOffDate } }: { usage: RealTimeUsage }) {
  const { t } = useTranslation('top-up');
  const language = useLanguage();
  const total = useData + remainDate;
  const left = gigabytes(remainDate);
  const amounts = { left, total: gigabytes(total) };
  const state = dataState(remainDate, total);
  return (
    <section className={cardClass({}, css.usage)} aria-label={t('usage.title')}>
      <Meter
        label={t('usage.title')}
        left={total === 0 ? 0 : remainDate / total}
        valueText={t('usage.value', amounts)}
        headline={t('usage.left', amounts)}
        badge={state === 'usual' ? null : <Badge tone={state === 'low' ? 'warn' : 'error'}>{t(left === '0.0' ? 'usage.full' : 'usage.low')}</Badge>}
        usedText={t('usage.used', { used: gigabytes(useData), time: minuteText(cutOffDate, language) })}
        totalText={t('usage.total', amounts)}
        state={state}
      />
    </section>
  );
}
