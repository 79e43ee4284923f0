import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useUnbilledUsage } from '@/api/generated/bills';
import { useDataUsageAlert } from '@/api/generated/settings';
import { type RealTimeUsage, useTopUpOffer } from '@/api/generated/top-up';
import { CardSkeleton, optionalRead, SectionBoundary } from '@/components/query-state';
import { dayAndMonth } from '@/lib/macau-date';
import { paths } from '@/lib/paths';
import { dataState, gigabytes, KIB_IN_MB, megabytesText } from '@/lib/usage';
import { useLanguage } from '@/session/language';
import { Badge } from '@/ui/badge';
import { Meter, type MeterProps } from '@/ui/meter';
import { cardClass } from '@/ui/section';
import { CardState, useAccountFailed } from './card-state.tsx';
import css from './data-card.module.css';

/** Data left with the levels of the alert, and the way to more. */
export function DataCard() {
  const { t } = useTranslation('bills');
  const language = useLanguage();
  const offer = useTopUpOffer(optionalRead);
  // Read with the rest, for the marks: a line that comes later moves what is below it.
  useDataUsageAlert(optionalRead);
  return (
    <section aria-label={t('data.title')} className={cardClass({}, css.card)}>
      <div className={css.head}>
        <h2 className={css.title}>{t('data.title')}</h2>
        <p className={css.quiet}>
          <SectionBoundary fallback={null} version={offer.dataUpdatedAt}>
            {() => {
              if (offer.data === undefined) return null;
              const [day = '', time = ''] = offer.data.realTimeUsage.cutOffDate.split(' ');
              return t('data.asOf', { time: `${dayAndMonth(day, language)} ${time}` });
            }}
          </SectionBoundary>
        </p>
      </div>
      <CardState title={t('data.title')} isReported={useAccountFailed()} query={offer} skeleton={<CardSkeleton height="var(--data)" />}>
        {({ realTimeUsage }) => <DataLeft usage={realTimeUsage} />}
      </CardState>
      <Reset />
      <div className={css.foot}>
        <Link to={paths.dataAlert()} className={`${css.link} noPrint`}>
          {t('data.changeAlerts')}
        </Link>
        <Link to={paths.topUp} className={`${css.link} noPrint`}>
          {t('data.topUp')}
        </Link>
      </div>
    </section>
  );
}

function Reset() {
  const { t } = useTranslation('bills');
  const language = useLanguage();
  const { data, dataUpdatedAt } = useUnbilledUsage(optionalRead);
  return (
    <p className={css.quiet}>
      <SectionBoundary fallback={null} version={dataUpdatedAt}>
        {() => (data ? t('data.reset', { date: dayAndMonth(data.queryUsageVO.nextfdrq, language) }) : null)}
      </SectionBoundary>
    </p>
  );
}

interface DataMeterProps extends Pick<MeterProps, 'label' | 'usedText' | 'marks'> {
  usage: Pick<RealTimeUsage, 'useData' | 'remainDate'>;
  /** Of the data left. */
  className: string | undefined;
}

/** What is left of the data of the plan; the badge says what the colour says. */
export function DataMeter({ usage: { useData, remainDate }, className, ...rest }: DataMeterProps) {
  const { t } = useTranslation('bills');
  const totalKib = useData + remainDate;
  const [left, total] = [gigabytes(remainDate), gigabytes(totalKib)];
  const state = dataState(remainDate, totalKib);
  // The figure is larger than its words.
  const [before, after] = t('data.left', { left }).split(left);
  return (
    <Meter
      {...rest}
      left={remainDate / totalKib}
      valueText={t('data.value', { left, total })}
      headline={
        <span className={className}>
          <span className={css.leftLabel}>{before}</span>
          <span className={css.figure}>{left}</span>
          {after}
        </span>
      }
      badge={state === 'usual' ? null : <Badge tone={state === 'low' ? 'warn' : 'error'}>{t(remainDate === 0 ? 'data.empty' : 'data.low')}</Badge>}
      totalText={t('data.total', { total })}
      state={state}
    />
  );
}

function DataLeft({ usage }: { usage: RealTimeUsage }) {
  const { t } = useTranslation('bills');
  const alert = useDataUsageAlert(optionalRead);
  const { useData } = usage;
  const totalKib = useData + usage.remainDate;
  if (totalKib === 0) return <p>{t('data.none')}</p>;
  // A level above the plan is never reached, and one that was passed is no news.
  const levels = (alert.data?.levels ?? []).filter((level) => level * KIB_IN_MB > useData && level * KIB_IN_MB <= totalKib);
  return (
    <>
      <DataMeter
        label={t('data.title')}
        usage={usage}
        className={css.left}
        usedText={t('data.used', { used: gigabytes(useData) })}
        marks={levels.map((level) => ({ at: 1 - (level * KIB_IN_MB) / totalKib, text: t('data.alert', { level: megabytesText(level) }) }))}
      />
      <CardState title={t('data.alerts')} text={t('data.noAlerts')} query={alert} skeleton={null}>
        {() => null}
      </CardState>
    </>
  );
}
