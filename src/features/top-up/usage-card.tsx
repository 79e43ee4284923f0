import { useTranslation } from 'react-i18next';
import type { RealTimeUsage } from '@/api/generated/top-up';
import { dataState } from '@/lib/data-left';
import { gigabytes } from '@/lib/gigabytes';
import { minuteText } from '@/lib/macau-date';
import { useLanguage } from '@/session/language';
import { Badge } from '@/ui/badge';
import { cardClass } from '@/ui/card';
import css from './top-up.module.css';

/** Data of the billing period up to the cut-off (TOPUP-02, TOPUP-13). */
export function UsageCard({ usage: { useData, remainDate, cutOffDate } }: { usage: RealTimeUsage }) {
  const { t } = useTranslation('top-up');
  const language = useLanguage();
  const total = useData + remainDate;
  const left = gigabytes(remainDate);
  const state = dataState(remainDate, total);
  return (
    <section className={cardClass({}, css.usage)} aria-label={t('usage.title')}>
      <p className={css.left}>
        <strong>{t('usage.left', { left, total: gigabytes(total) })}</strong>
        {state === 'usual' ? null : <Badge tone={state === 'low' ? 'warn' : 'error'}>{t(left === '0.0' ? 'usage.full' : 'usage.low')}</Badge>}
      </p>
      <p className={css.quiet}>{t('usage.used', { used: gigabytes(useData), time: minuteText(cutOffDate, language) })}</p>
    </section>
  );
}
