import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type UnbilledUsage, useUnbilledUsage } from '@/api/generated/bills';
import { useTopUpOffer } from '@/api/generated/top-up';
import { AccountPage } from '@/components/account-page';
import { FactRows } from '@/components/fact-rows';
import { LoadingSkeleton } from '@/components/loading-skeleton';
import { QueryState } from '@/components/query-state';
import { megabytesText } from '@/lib/data-alert';
import { dataState } from '@/lib/data-left';
import { gigabytes } from '@/lib/gigabytes';
import { dayText } from '@/lib/macau-date';
import { paths } from '@/lib/paths';
import { useLanguage } from '@/session/language';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Meter } from '@/ui/meter';
import { Skeleton } from '@/ui/skeleton';
import { CARD_READ } from './card-state.tsx';
import { DataBadge, LeftFigure } from './data-card.tsx';
import css from './unbilled-view.module.css';

/** Usage since the latest bill, with the time of counting (BILL-09). */
export function UnbilledView({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('bills');
  const usage = useUnbilledUsage();
  const skeleton = (
    <>
      <Skeleton width="12rem" height="2.75rem" className={css.times} />
      <LoadingSkeleton className={css.grid}>
        <Skeleton height="10.5rem" radius="card" />
        <Skeleton height="13.25rem" radius="card" />
      </LoadingSkeleton>
    </>
  );
  return (
    <AccountPage title={t('unbilled.title')} description={t('description')} back={{ label: t('back'), onBack }}>
      <QueryState query={usage} skeleton={skeleton} empty={<EmptyState title={t('unbilled.noAccount')} />}>
        {(data) => <Figures data={data} />}
      </QueryState>
      <div className={`${css.after} noPrint`}>
        <p className={css.times}>{t('unbilled.elsewhere')}</p>
        <Link to={paths.usage} className={buttonClass()}>
          {t('unbilled.records')}
        </Link>
      </div>
    </AccountPage>
  );
}

function Figures({ data: { queryUsageVO } }: { data: UnbilledUsage }) {
  const { t } = useTranslation('bills');
  const language = useLanguage();
  const minutes = (count: string) => t('unbilled.minutes', { count: Number(count) });
  const calls = [
    [t('unbilled.basic'), minutes(queryUsageVO.basicVoice)],
    [t('unbilled.heart'), minutes(queryUsageVO.hthVoice)],
  ] as const;
  return (
    <>
      <p className={css.times}>
        {t('data.asOf', { time: `${dayText(queryUsageVO.jsrq, language)} ${queryUsageVO.jssj}` })}
        <br />
        {t('unbilled.nextBill', { date: dayText(queryUsageVO.nextfdrq, language) })}
      </p>
      <div className={css.grid}>
        <Card as="section" aria-labelledby="unbilled-data">
          <h2 id="unbilled-data" className={css.heading}>
            {t('unbilled.data')}
          </h2>
          <DataUsed megabytes={Number(queryUsageVO.useData)} />
        </Card>
        <Card as="section" aria-labelledby="unbilled-airtime">
          <h2 id="unbilled-airtime" className={css.heading}>
            {t('unbilled.all')}
          </h2>
          <p className={css.total}>
            <span className={css.figure}>{minutes(queryUsageVO.allTime)}</span>
          </p>
          <FactRows rows={calls} />
        </Card>
      </div>
    </>
  );
}

/** What was used, and where the data of the plan are known, what is left of them. */
function DataUsed({ megabytes }: { megabytes: number }) {
  const { t } = useTranslation('bills');
  const { data, isPending } = useTopUpOffer({ query: CARD_READ });
  const { useData = 0, remainDate = 0 } = data?.realTimeUsage ?? {};
  const totalKib = useData + remainDate;
  const amount = megabytesText(megabytes);
  const figure = <span className={css.figure} />;
  const used = (
    <span key="used" className={css.total}>
      <Trans t={t} i18nKey="unbilled.usedFigure" values={{ amount }} components={{ figure }} />
    </span>
  );
  if (totalKib === 0) return isPending ? [used, <Skeleton key="left" height="2.75rem" />] : used;
  const [left, total] = [gigabytes(remainDate), gigabytes(totalKib)];
  return (
    <Meter
      label={t('unbilled.data')}
      left={remainDate / totalKib}
      valueText={t('data.value', { left, total })}
      headline={
        <span className={css.total}>
          <LeftFigure left={left} />
        </span>
      }
      badge={<DataBadge usage={{ useData, remainDate }} />}
      usedText={t('unbilled.used', { amount })}
      totalText={t('data.total', { total })}
      state={dataState(remainDate, totalKib)}
    />
  );
}
