import { useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isTransient } from '@/api/errors';
import { useBillSummary, useOutstandingBalance } from '@/api/generated/bills';
import { PayLink } from '@/components/account-links';
import { LoadFailure, LoadingSkeleton, NotAvailable, QueryState } from '@/components/query-state';
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
  const isLoading = data === undefined && (isFetching || !isError);
  // Both in one line of a phone, in English too.
  const size = owesNothing ? 44 : 48;
  const client = useQueryClient();
  const dueText = (billDate: string) => {
    const due = dueDate(billDate);
    const days = daysUntil(due, new Date());
    const remark = days < 0 ? t('overdue', { count: -days }) : days === 0 ? t('dueToday') : t('daysLeft', { count: days });
    return `${t('due')} ${dayAndMonth(due, language)}${owed === undefined ? '' : ` · ${inOneLine(remark)}`}`;
  };
  if (summary.isLoadingError && !summary.isFetching && summary.error.kind !== 'ignored') {
    const retryAll = () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    return <LoadFailure level={3} title={t('accountFailed')} isOurs={!isTransient(summary.error)} onRetry={retryAll} />;
  }
  const pay = (owes: boolean) => (
    <PayLink className={buttonClass(owes ? { variant: 'promotion' } : { variant: 'band', size })}>{t(owes ? 'pay' : 'payAhead')}</PayLink>
  );
  // The bill can be opened before the responses are there: it needs neither.
  const card = (bill: typeof summary.data) => {
    const { account, mobileNo } = bill ?? customer;
    return (
      <section aria-label={t('summary')} className={cx(css.card, 'onDark')}>
        <LampArcs className={`${css.arcs} noPrint`} />
        <p className={css.label}>{t(owed !== undefined && owed < 0 ? 'credit' : 'balance')}</p>
        <div className={css.figure}>
          {data ? (
            <Price size="balance" {...moneyParts(data.balance.replace('-', ''))} />
          ) : isLoading ? (
            <LoadingSkeleton>
              <Skeleton width="14rem" height="3.25rem" radius="input" />
            </LoadingSkeleton>
          ) : (
            <p>
              {t('noBalance')}{' '}
              <button type="button" className={css.retry} onClick={() => void refetch()}>
                {t('failure.retry', { ns: 'common' })}
              </button>
            </p>
          )}
        </div>
        {/* The due date and its remark are shown only while an amount is due. */}
        <p className={css.due}>{owesNothing ? t('nothingDue') : bill === undefined ? <Skeleton width="12rem" /> : dueText(bill.invoice.cycleDateStr)}</p>
        <div className={`${css.actions} noPrint`}>
          {isLoading ? <Skeleton width="8rem" height="3rem" radius="pill" /> : owesNothing ? null : pay(true)}
          <Button variant="band" size={size} onClick={onSeeBill}>
            {t('seeBill')}
            <Icon icon={ArrowRight} />
          </Button>
          {owesNothing ? pay(false) : null}
        </div>
        <DescriptionList
          className={css.rows}
          rows={[
            [t(customer.isOneBill ? 'oneBill' : 'account'), spacedNumber(account)],
            [t('phone'), spacedNumber(mobileNo)],
            [t('issued'), bill === undefined ? <Skeleton key="issued" width="4rem" /> : dayAndMonth(bill.invoice.cycleDateStr, language)],
          ]}
        />
      </section>
    );
  };
  return (
    <QueryState query={summary} skeleton={card(undefined)} empty={<NotAvailable onRetry={() => void summary.refetch()} />}>
      {card}
    </QueryState>
  );
}
