import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type UnbilledUsage, useUnbilledUsage } from '@/api/generated/bills';
import { AccountPage } from '@/components/account-page';
import { LoadingSkeleton } from '@/components/loading-skeleton';
import { QueryState } from '@/components/query-state';
import { dayText } from '@/lib/macau-date';
import { paths } from '@/lib/paths';
import { spacedNumber } from '@/lib/phone-number';
import { useLanguage } from '@/session/language';
import { buttonClass } from '@/ui/button';
import { Card, cardClass } from '@/ui/card';
import { cx } from '@/ui/class-names';
import { DescriptionList } from '@/ui/description-list';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton } from '@/ui/skeleton';
import css from './unbilled-view.module.css';

/** Usage since the latest bill, with the time of counting (BILL-09). */
export function UnbilledView({ isOneBill, onBack }: { isOneBill: boolean; onBack: () => void }) {
  const { t } = useTranslation('bills');
  const usage = useUnbilledUsage();
  const skeleton = (
    <LoadingSkeleton className={css.grid}>
      <Skeleton height="13rem" radius="card" />
      <Skeleton height="20rem" radius="card" />
    </LoadingSkeleton>
  );
  return (
    <AccountPage title={t('unbilled.title')} description={t('description')} back={{ label: t('back'), onBack }}>
      <QueryState query={usage} skeleton={skeleton} empty={<EmptyState title={t('unbilled.noAccount')} />}>
        {(data) => <Figures data={data} isOneBill={isOneBill} />}
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

function Figures({ data: { queryUsageVO, account }, isOneBill }: { data: UnbilledUsage; isOneBill: boolean }) {
  const { t } = useTranslation('bills');
  const language = useLanguage();
  const data = dataText(Number(queryUsageVO.useData));
  const facts = [
    [t(isOneBill ? 'oneBill' : 'account'), spacedNumber(account)],
    [t('unbilled.nextBill'), dayText(queryUsageVO.nextfdrq, language)],
    [t('unbilled.asOfDate'), dayText(queryUsageVO.jsrq, language)],
    [t('unbilled.asOfTime'), queryUsageVO.jssj],
  ] as const;
  const minutes = (count: string) => t('unbilled.minutes', { count: Number(count) });
  const calls = [
    [t('unbilled.basic'), minutes(queryUsageVO.basicVoice)],
    [t('unbilled.heart'), minutes(queryUsageVO.hthVoice)],
  ] as const;
  return (
    <div className={css.grid}>
      <Card as="section" aria-labelledby="unbilled-data">
        <h2 id="unbilled-data" className={css.heading}>
          {t('unbilled.data')}
        </h2>
        <p className={css.total}>
          <span className={css.figure}>{data.figure}</span> {data.unit}
        </p>
        <p className={css.quiet}>{t('unbilled.dataNote')}</p>
      </Card>
      <Card as="section" aria-labelledby="unbilled-airtime">
        <h2 id="unbilled-airtime" className={css.heading}>
          {t('unbilled.airtime')}
        </h2>
        <p className={css.quiet}>{t('unbilled.all')}</p>
        <p className={css.total}>
          <span className={css.figure}>{minutes(queryUsageVO.allTime)}</span>
        </p>
        <DescriptionList className={css.facts} rows={calls} />
      </Card>
      <DescriptionList className={cardClass({}, cx(css.facts, css.wide))} rows={facts} />
    </div>
  );
}
