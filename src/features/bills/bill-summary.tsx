import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type BillCharge, type BillFigures, useOutstandingBalance } from '@/api/generated/bills';
import { useUsageDetailPeriods } from '@/api/generated/usage';
import { PayLink } from '@/components/account-links';
import { optionalRead } from '@/components/query-state';
import { dayText } from '@/lib/macau-date';
import { moneyParts, moneyText } from '@/lib/money';
import { paths } from '@/lib/paths';
import { useLanguage } from '@/session/language';
import { useSession } from '@/session/session';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { DescriptionList } from '@/ui/lists';
import { Price } from '@/ui/price';
import { cardClass } from '@/ui/section';
import { dueDate } from './bill-dates.ts';
import type { BillProps } from './bill-frame.tsx';
import css from './bill-summary.module.css';
import { CardState } from './card-state.tsx';

/** Reads a bill for its figures. */
export type UseBill = (
  request: { cycleDate: string },
  options: { query: typeof optionalRead.query & { enabled: boolean; gcTime: number } },
) => UseQueryResult<{ figures?: BillFigures }, never>;

/** A bill's PDF may be megabytes, so it leaves the query cache early. */
export const GC_TIME_MS = 60_000;

function figureText(sum: string): string {
  const { amount, cents } = moneyParts(sum);
  return `${amount}.${cents}`;
}

/** 1/100 MOP with its sign. */
const changeText = (avos: number) => `${avos < 0 ? '−' : '+'}${figureText((Math.abs(avos) / 100).toFixed(2))}`;

interface BillSummaryProps extends Pick<BillProps, 'date' | 'dates'> {
  figures: BillFigures;
  useBill: UseBill;
  /** Below the charges. */
  source: string;
}

/** Total, due date and charges of a bill as text, what has changed since the bill before, and the record of what was used (decision B85). */
export function BillSummary({ figures: { total, charges }, date, dates, useBill, source }: BillSummaryProps) {
  const { t } = useTranslation('bills');
  const language = useLanguage();
  const owed = useOutstandingBalance(optionalRead).data?.balance ?? '0';
  const recordOf = useRecordLink(date);
  // A bill that was compared stays so, and no other is.
  const [compared, setCompared] = useState('');
  const earlier = dates[dates.indexOf(date) + 1];
  const before = useBill(
    { cycleDate: earlier ?? '' },
    { query: { ...optionalRead.query, gcTime: GC_TIME_MS, enabled: earlier !== undefined && compared === date } },
  );
  const change = compared === date && before.data?.figures ? compareBills(charges, before.data.figures.charges) : undefined;
  /** The change of a name is said once. */
  const isFirst = (charge: BillCharge) => charges.find(({ name }) => name === charge.name) === charge;
  const gone = change === undefined ? [] : [...change.byName].filter(([name]) => !charges.some((charge) => charge.name === name));
  return (
    <div className={cardClass({}, css.summary)}>
      <DescriptionList
        className={css.head}
        rows={[
          [t('billFacts.total'), <Price key="total" {...moneyParts(total)} size="summary" />],
          [t('billFacts.due'), dayText(dueDate(date), language)],
        ]}
      />
      <div className={css.actions}>
        {/* What is owed now is paid from the latest bill. */}
        {date === dates[0] && Number(owed) > 0 ? (
          <PayLink className={buttonClass({ variant: 'primary' })}>{t('payAmount', { amount: moneyText(owed) })}</PayLink>
        ) : null}
        {earlier === undefined ? null : change !== undefined ? (
          <p role="status" className={css.change}>
            {change.total === 0 ? null : <Icon icon={change.total > 0 ? ArrowUp : ArrowDown} />}
            {change.total === 0
              ? t('billFacts.same')
              : t(change.total > 0 ? 'billFacts.more' : 'billFacts.less', { amount: moneyText((Math.abs(change.total) / 100).toFixed(2)) })}
          </p>
        ) : compared === date ? (
          <CardState title={t('billFacts.compare')} query={before} skeleton={<p>{t('billFacts.comparing')}</p>}>
            {() => <p>{t('billFacts.notCompared')}</p>}
          </CardState>
        ) : (
          <Button variant="quiet" size={44} className={css.compare} onClick={() => setCompared(date)}>
            {t('billFacts.compare')}
          </Button>
        )}
      </div>
      <h2 className={css.title}>{t('billFacts.charges')}</h2>
      <dl className={css.charges}>
        {charges.map((charge, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a bill have no other identity
          <Row key={index} charge={charge} record={recordOf(charge)} change={isFirst(charge) ? change?.byName.get(charge.name) : undefined} />
        ))}
        {gone.map(([name, avos]) => (
          <Row key={name} charge={{ name, quantity: t('billFacts.gone'), amount: '0.00' }} change={avos} />
        ))}
        <Row charge={{ name: t('billFacts.sum'), amount: total }} />
      </dl>
      <p className={css.source}>{source}</p>
    </div>
  );
}

/** Path of the record of what a charge adds up, in the same period; undefined where there is none. */
function useRecordLink(date: string): (charge: BillCharge) => string | undefined {
  const session = useSession();
  const has = session.state === 'in' && !session.isOneBill;
  const periods = useUsageDetailPeriods({ query: { ...optionalRead.query, enabled: has } }).data?.invoices ?? [];
  const period = periods.findIndex(({ cycleDateStr }) => cycleDateStr === date);
  return ({ kind }) => (period < 0 || kind === undefined || kind === 'previous' || kind === 'payment' ? undefined : paths.usageOf(period, kind));
}

/** With its change since the bill before, in 1/100 MOP. */
function Row({ charge: { name, quantity, amount }, record, change }: { charge: BillCharge; record?: string | undefined; change?: number | undefined }) {
  const { t } = useTranslation('bills');
  return (
    <div>
      <dt>
        {record === undefined ? name : <Link to={record}>{name}</Link>}
        {quantity ? <small>{quantity}</small> : null}
      </dt>
      <dd>
        {figureText(amount)}
        {change === undefined ? null : <small>{t('billFacts.since', { change: changeText(change) })}</small>}
      </dd>
    </div>
  );
}

/** What a bill charges more, or less, than the bill before, in 1/100 MOP: all together, and by name without those of the same amount. */
export function compareBills(charges: readonly BillCharge[], before: readonly BillCharge[]) {
  const byName = new Map<string, number>();
  const add = (bill: readonly BillCharge[], sign: 1 | -1) => {
    for (const { name, kind, amount } of bill) {
      // Neither what was owed before nor what was paid of it is a charge of the period.
      if (kind !== 'previous' && kind !== 'payment') byName.set(name, (byName.get(name) ?? 0) + sign * Math.round(Number(amount) * 100));
    }
  };
  add(charges, 1);
  add(before, -1);
  for (const [name, change] of byName) if (change === 0) byName.delete(name);
  return { total: [...byName.values()].reduce((sum, change) => sum + change, 0), byName };
}
