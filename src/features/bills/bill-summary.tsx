import { useTranslation } from 'react-i18next';
import { type BillFigures, useOutstandingBalance } from '@/api/generated/bills';
import { PayLink } from '@/components/pay-link';
import { dayText } from '@/lib/macau-date';
import { moneyParts, moneyText } from '@/lib/money';
import { useLanguage } from '@/session/language';
import { buttonClass } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { Price } from '@/ui/price';
import { dueDate } from './bill-dates.ts';
import css from './bill-summary.module.css';
import { CARD_READ } from './card-state.tsx';

function figureText(sum: string): string {
  const { amount, cents } = moneyParts(sum);
  return `${amount}.${cents}`;
}

interface BillSummaryProps {
  figures: BillFigures;
  date: string;
  /** What is owed now is paid from the latest bill. */
  isLatest: boolean;
}

/** Total, due date and charges of a bill as text, for screens on which a page of paper is too small to read (decision B85). */
export function BillSummary({ figures: { total, charges }, date, isLatest }: BillSummaryProps) {
  const { t } = useTranslation('bills');
  const language = useLanguage();
  const owed = useOutstandingBalance({ query: CARD_READ }).data?.balance ?? '0';
  return (
    <div className={cardClass({}, css.summary)}>
      <dl className={css.head}>
        <div>
          <dt>{t('billFacts.total')}</dt>
          <dd>
            <Price {...moneyParts(total)} size="summary" />
          </dd>
        </div>
        <div>
          <dt>{t('billFacts.due')}</dt>
          <dd>{dayText(dueDate(date), language)}</dd>
        </div>
      </dl>
      {isLatest && Number(owed) > 0 ? (
        <PayLink className={buttonClass({ variant: 'primary', wide: true }, css.pay)}>{t('payAmount', { amount: moneyText(owed) })}</PayLink>
      ) : null}
      <h2 className={css.title}>{t('billFacts.charges')}</h2>
      <dl className={css.charges}>
        {charges.map(({ name, quantity, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a bill have no other identity
          <div key={index}>
            <dt>
              {name}
              {quantity ? <small>{quantity}</small> : null}
            </dt>
            <dd>{figureText(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className={css.source}>{t('billFacts.source')}</p>
    </div>
  );
}
