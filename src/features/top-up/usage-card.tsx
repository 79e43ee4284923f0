import { useTranslation } from 'react-i18next';
import type { RealTimeUsage } from '@/api/generated/top-up';
import { dataState } from '@/lib/data-left';
import { gigabytes } from '@/lib/gigabytes';
import { minuteText } from '@/lib/macau-date';
import { useLanguage } from '@/session/language';
import { Badge } from '@/ui/badge';
import { cardClass } from '@/ui/card';
import { Meter } from '@/ui/meter';
import css from './top-up.module.css';

/** Data of the billing period up to the cut-off (TOPUP-02, TOPUP-13). */
export function UsageCard({ usage: { useData, remainDate, cutOffDate } }: { usage: RealTimeUsage }) {
  const { t } = useTranslation('top-up');
  const language = useLanguage();
  const total = useData + remainDate;
  const left = gigabytes(remainDate);
  const used = gigabytes(useData);
  const state = dataState(remainDate, total);
  return (
    <section className={cardClass()} aria-label={t('usage.title')}>
      <Meter
        label={t('usage.title')}
        left={total === 0 ? 0 : remainDate / total}
        valueText={t('usage.valueText', { used, left, total: gigabytes(total) })}
        headline={
          <span className={css.strong}>
            {t('usage.left')} {t('usage.amount', { amount: left })}
          </span>
        }
        badge={state === 'usual' ? undefined : <Badge tone={state === 'low' ? 'warn' : 'error'}>{t(left === '0.0' ? 'usage.full' : 'usage.low')}</Badge>}
        usedText={
          <>
            {t('usage.used')} {t('usage.amount', { amount: used })} · {t('usage.until', { time: minuteText(cutOffDate, language) })}
          </>
        }
        totalText={t('usage.total', { amount: gigabytes(total) })}
        state={state}
      />
    </section>
  );
}
