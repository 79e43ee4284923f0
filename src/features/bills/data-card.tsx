import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useUnbilledUsage } from '@/api/bills';
import { useDataUsageAlert } from '@/api/settings';
import { useTopUpOffer } from '@/api/top-up';
import { LoadingSkeleton } from '@/components/loading-skeleton';
import { gigabytes } from '@/lib/gigabytes';
import { dayAndMonth } from '@/lib/macau-date';
import { paths } from '@/lib/paths';
import { useLanguage } from '@/session/language';
import { Badge } from '@/ui/badge';
import { cardClass } from '@/ui/card';
import { Meter } from '@/ui/meter';
import { Skeleton } from '@/ui/skeleton';
import css from './data-card.module.css';

/** The card is optional: a failed request hides it or its detail without a message, and is repeated when the card is shown again. */
const optionalRead = { query: { meta: { ownErrors: true, optional: true }, retryOnMount: true } } as const;
/** Share of data left below which the card warns. */
const LOW_SHARE = 0.15;
/** Alert levels are in MB (SET-14), data amounts in KiB. */
const KIB_PER_MB = 1024;

export function DataCard() {
  const { t } = useTranslation('bills');
  const language = useLanguage();
  const offer = useTopUpOffer(optionalRead);
  const alert = useDataUsageAlert(optionalRead);
  const usage = useUnbilledUsage(optionalRead);

  if (offer.isPending) {
    return (
      <LoadingSkeleton className={cardClass({}, css.card)}>
        <Skeleton width="8rem" />
        <Skeleton width="9rem" height="3rem" radius="input" className={css.skeletonItem} />
        <Skeleton height="6rem" radius="input" className={css.skeletonItem} />
      </LoadingSkeleton>
    );
  }
  if (!offer.data) return null;
  const { useData, remainDate, cutOffDate } = offer.data.realTimeUsage;
  const totalKib = useData + remainDate;
  if (totalKib === 0) return null;
  const used = gigabytes(useData);
  const total = gigabytes(totalKib);
  const [day = '', time = ''] = cutOffDate.split(' ');
  const alertKib = alert.data?.levels.map((mb) => mb * KIB_PER_MB).find((kib) => kib < totalKib && kib > useData);
  const state = remainDate === 0 ? 'full' : remainDate / totalKib < LOW_SHARE ? 'low' : 'usual';
  return (
    <section aria-labelledby="bills-data" className={cardClass({}, css.card)}>
      <div className={css.head}>
        <h2 id="bills-data" className={css.title}>
          {t('data.title')}
        </h2>
        <p className={css.quiet}>{t('data.asOf', { time: `${dayAndMonth(day, language)} ${time}` })}</p>
      </div>
      <Meter
        label={t('data.title')}
        used={useData / totalKib}
        valueText={t('data.value', { used, total })}
        headline={
          <span className={css.left}>
            <span className={css.leftLabel}>{t('data.left')}</span> <span className={css.figure}>{gigabytes(remainDate)}</span> GB
          </span>
        }
        badge={state === 'usual' ? undefined : <Badge tone="warn">{t(state === 'full' ? 'data.empty' : 'data.low')}</Badge>}
        usedText={t('data.used', { used })}
        totalText={t('data.total', { total })}
        state={state}
        alertAt={alertKib === undefined ? undefined : { at: alertKib / totalKib, text: t('data.alert', { level: gigabytes(alertKib) }) }}
      />
      <div className={css.foot}>
        <p className={css.quiet}>{usage.data ? t('data.reset', { date: dayAndMonth(usage.data.queryUsageVO.nextfdrq, language) }) : null}</p>
        <Link to={paths.topUp} className={css.topUp}>
          {t('data.topUp')}
        </Link>
      </div>
    </section>
  );
}
