import { Trans, useTranslation } from 'react-i18next';
import { type UnbilledUsage, useUnbilledUsage } from '@/api/generated/bills';
import { useTopUpOffer } from '@/api/generated/top-up';
import { FactRows } from '@/components/fact-rows';
import { ButtonLink } from '@/components/links';
import { LoadingSkeleton, optionalRead, QueryState } from '@/components/query-state';
import { dayText } from '@/lib/macau-date';
import { paths } from '@/lib/paths';
import { megabytesText } from '@/lib/usage';
import { useLanguage } from '@/session/language';
import { EmptyState } from '@/ui/no-content';
import { cardClass, Section } from '@/ui/section';
import { Skeleton } from '@/ui/skeleton';
import { DataMeter } from './data-card.tsx';
import css from './unbilled-view.module.css';

/** Usage since the latest bill, with the time of counting (BILL-09). */
export function UnbilledView() {
  const { t } = useTranslation('bills');
  const usage = useUnbilledUsage();
  const skeleton = (
    <>
      <Skeleton width="12rem" height="2.75rem" className={css.times} />
      <LoadingSkeleton className={css.cards}>
        <Skeleton height="10.5rem" radius="card" />
        <Skeleton height="13.25rem" radius="card" />
      </LoadingSkeleton>
    </>
  );
  return (
    <>
      <QueryState query={usage} skeleton={skeleton} empty={<EmptyState title={t('unbilled.noAccount')} />}>
        {(data) => <Figures data={data} />}
      </QueryState>
      <div className={`${css.after} noPrint`}>
        <p className={css.times}>{t('unbilled.elsewhere')}</p>
        <ButtonLink to={paths.usage}>{t('unbilled.records')}</ButtonLink>
      </div>
    </>
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
      <div className={css.cards}>
        <Section className={cardClass()} title={t('unbilled.data')} titleClass={css.heading}>
          <DataUsed megabytes={Number(queryUsageVO.useData)} />
        </Section>
        <Section className={cardClass()} title={t('unbilled.all')} titleClass={css.heading}>
          <p className={css.total}>
            <span className={css.figure}>{minutes(queryUsageVO.allTime)}</span>
          </p>
          <FactRows rows={calls} />
        </Section>
      </div>
    </>
  );
}

/** What was used, and where the data of the plan are known, what is left of them. */
function DataUsed({ megabytes }: { megabytes: number }) {
  const { t } = useTranslation('bills');
  const { data, isPending } = useTopUpOffer(optionalRead);
  const { useData = 0, remainDate = 0 } = data?.realTimeUsage ?? {};
  const amount = megabytesText(megabytes);
  const figure = <span className={css.figure} />;
  const used = (
    <span key="used" className={css.total}>
      <Trans t={t} i18nKey="unbilled.usedFigure" values={{ amount }} components={{ figure }} />
    </span>
  );
  if (useData + remainDate === 0) return isPending ? [used, <Skeleton key="left" height="2.75rem" />] : used;
  return <DataMeter label={t('unbilled.data')} usage={{ useData, remainDate }} className={css.total} usedText={t('unbilled.used', { amount })} />;
}
