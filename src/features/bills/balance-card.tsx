import { useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isTransient } from '@/api/errors';
import { useBillSummary, useOutstandingBalance } from '@/api/generated/bills';
import { PayLink } from '@/components/account-links';
import { NotAvailable } from '@/components/not-available';
import { LoadFailure, LoadingSkeleton, QueryState } from '@/components/query-state';
import { dayAndMonth } from '@/lib/macau-date';
import { moneyParts } from '@/lib/money';
import { spacedNumber } from '@/lib/phone-number';
import { inOneLine } from '@/lib/phrases';
import { useLanguage } from '@/session/language';
import type { Session } from '@/session/session';
import { Button, buttonClass } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { DescriptionList } from '@/ui/lists';
import { LampArcs } from '@/ui/night-card';
import { Price } from '@/ui/price';
import { Skeleton } from '@/ui/skeleton';
import css from './balance-card.module.css';
import { daysUntil, dueDate } from './bill-dates.ts';

/** A failed read is repeated when the card is shown again. */
const BALANCE_READ = { query: { retryOnMount: true } } as const;

/** BILL-01 … BILL-03. */
export function BalanceCard({ customer, onSeeBill }: { customer: Extract<Session, { state: 'in' }>; onSeeBill: () => void }) {
  const { t } = useTranslation('bills');
  const language = useLanguage();
  const summary = useBillSummary();
  const { data, isError, isFetching, refetch } = useOutstandingBalance(BALANCE_READ);
  const owed = data === undefined ? undefined : Number(data.balance);
  const owesNothing = owed !== undefined && owed <= 0;
  // Both in one line of a phone, in English too.
  const size = owesNothing ? 44 : 48;
  const client = useQueryClient();
  if (summary.isLoadingError && !summary.isFetching && summary.error.kind !== 'ignored') {
    const retryAll = () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    return <LoadFailure level={3} title={t('accountFailed')} isOurs={!isTransient(summary.error)} onRetry={retryAll} />;
  }
  const facts = (account: string, mobileNo: string, issued: ReactNode) => (
    <DescriptionList
      className={css.rows}
      rows={[
        [t(customer.isOneBill ? 'oneBill' : 'account'), spacedNumber(account)],
        [t('phone'), spacedNumber(mobileNo)],
        [t('issued'), issued],
      ]}
    />
  );
  const skeleton = (
    <LoadingSkeleton className={cx(css.card, css.skeleton)}>
      <Skeleton width="6rem" />
      <Skeleton width="14rem" height="3.5rem" radius="input" />
      <Skeleton width="12rem" />
      <Skeleton width="17rem" height="3rem" radius="pill" />
      {facts(customer.account, customer.mobileNo, <Skeleton width="4rem" />)}
    </LoadingSkeleton>
  );
  return (
    <QueryState query={summary} skeleton={skeleton} empty={<NotAvailable onRetry={() => void summary.refetch()} />}>
      {({ account, mobileNo, invoice }) => {
        const due = dueDate(invoice.cycleDateStr);
        const days = daysUntil(due, new Date());
        const remark = days < 0 ? t('overdue', { count: -days }) : days === 0 ? t('dueToday') : t('daysLeft', { count: days });
        return (
          <section aria-label={t('summary')} className={cx(css.card, 'onDark')}>
            <LampArcs className={`${css.arcs} noPrint`} />
            <p className={css.label}>{t(owed !== undefined && owed < 0 ? 'credit' : 'balance')}</p>
            <div className={css.figure}>
              {data ? (
                <Price size="balance" {...moneyParts(data.balance.replace('-', ''))} />
              ) : isError && !isFetching ? (
                <p>
                  {t('noBalance')}{' '}
                  <button type="button" className={css.retry} onClick={() => void refetch()}>
                    {t('failure.retry', { ns: 'common' })}
                  </button>
                </p>
              ) : (
                <Skeleton width="14rem" height="3.25rem" radius="input" />
              )}
            </div>
            {/* The due date and its remark are shown only while an amount is due. */}
            <p className={css.due}>
              {owesNothing ? t('nothingDue') : `${t('due')} ${dayAndMonth(due, language)}${owed === undefined ? '' : ` · ${inOneLine(remark)}`}`}
            </p>
            <div className={`${css.actions} noPrint`}>
              {owesNothing ? null : <PayLink className={buttonClass({ variant: 'promotion' })}>{t('pay')}</PayLink>}
              <Button variant="band" size={size} onClick={onSeeBill}>
                {t('seeBill')}
                <Icon icon={ArrowRight} />
              </Button>
              {owesNothing ? <PayLink className={buttonClass({ variant: 'band', size })}>{t('payAhead')}</PayLink> : null}
            </div>
            {facts(account, mobileNo, dayAndMonth(invoice.cycleDateStr, language))}
          </section>
        );
      }}
    </QueryState>
  );
}
