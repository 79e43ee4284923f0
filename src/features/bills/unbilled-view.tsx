import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type UnbilledUsage, useUnbilledUsage } from '@/api/generated/bills';
import { useTopUpOffer } from '@/api/generated/top-up';
import { AccountPage } from '@/components/account-page';
import { LoadingSkeleton } from '@/components/loading-skeleton';
import { QueryState } from '@/components/query-state';
import { SectionBoundary } from '@/components/section-boundary';
import { dataState } from '@/lib/data-left';
import { gigabytes } from '@/lib/gigabytes';
import { dayText } from '@/lib/macau-date';
import { paths } from '@/lib/paths';
import { useLanguage } from '@/session/language';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { DescriptionList } from '@/ui/description-list';
import { EmptyState } from '@/ui/empty-state';
import { Meter } from '@/ui/meter';
import { Skeleton } from '@/ui/skeleton';
import { CARD_READ } from './card-state.tsx';
import css from './unbilled-view.module.css';

/** Usage since the latest bill, with the time of counting (BILL-09). */
export function UnbilledView({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('bills');
  const usage = useUnbilledUsage();
  const skeleton = (
    <>
      <Skeleton width="12rem" height="1.5rem" className={css.asOf} />
      <LoadingSkeleton className={css.grid}>
        <Skeleton height="10.5rem" radius="card" />
        <Skeleton height="13.25rem" radius="card" />
      </LoadingSkeleton>
      <Skeleton width="12rem" height="1.5rem" className={css.next} />
    </>
  );
  return (
    <AccountPage title={t('unbilled.title')} description={t('description')} back={{ label: t('back'), onBack }}>
      <QueryState query={usage} skeleton={skeleton} empty={<EmptyState title={t('unbilled.noAccount')} />}>
        {(data) => <Figures data={data} />}
      </QueryState>
      <div className={css.after}>
        <Link to={paths.usage} className={buttonClass()}>
          {t('unbilled.records')}
        </Link>
      </div>
    </AccountPage>
  );
}

/** In GB from 1024 MB on. */
function dataText(mb: number): { figure: string; unit: string } {
  return mb >= 1024 ? { figure: (mb / 1024).toFixed(1), unit: 'GB' } : { figure: String(mb), unit: 'MB' };
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
      <p className={css.asOf}>{t('data.asOf', { time: `${dayText(queryUsageVO.jsrq, language)} ${queryUsageVO.jssj}` })}</p>
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
          <DescriptionList className={css.facts} rows={calls} />
        </Card>
      </div>
      <DescriptionList className={css.next} rows={[[t('unbilled.nextBill'), dayText(queryUsageVO.nextfdrq, language)]]} />
    </>
  );
}

/** What was used, and where the data of the plan are known, what is left of them. */
function DataUsed({ megabytes }: { megabytes: number }) {
  const { t } = useTranslation('bills');
  const { data, isPending, dataUpdatedAt } = useTopUpOffer({ query: CARD_READ });
  const { figure, unit } = dataText(megabytes);
  const used = (
    <span className={css.total}>
      {t('unbilled.used')} <span className={css.figure}>{figure}</span> {unit}
    </span>
  );
  if (isPending)
    return (
      <>
        {used}
        <Skeleton height="2.75rem" />
      </>
    );
  return (
    <SectionBoundary fallback={used} version={dataUpdatedAt}>
      {() => {
        if (data === undefined) return used;
        const { useData, remainDate } = data.realTimeUsage;
        if (useData + remainDate === 0) return used;
        const [left, total] = [gigabytes(remainDate), gigabytes(useData + remainDate)];
        return (
          <Meter
            label={t('unbilled.data')}
            left={remainDate / (useData + remainDate)}
            valueText={t('data.value', { left, total })}
            headline={used}
            usedText={`${t('data.left')} ${left} GB`}
            totalText={t('data.total', { total })}
            state={dataState(remainDate, useData + remainDate)}
          />
        );
      }}
    </SectionBoundary>
  );
}
