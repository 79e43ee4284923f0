import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText } from '@/lib/macau-date';
import { useLanguage } from '@/session/language';
import { cardClass } from '@/ui/card';
import { Price } from '@/ui/price';
import { dueDate } from './bill-dates.ts';
import css from './bill-summary.module.css';
import type { OpenPdf } from './pdf-engine.ts';
import { type BillFacts, billFacts } from './pdf-facts.ts';

/** Reads the facts from the first page; `reading` until that is done. */
export function useBillFacts(pdf: OpenPdf | undefined): BillFacts | 'reading' | undefined {
  const [read, setRead] = useState<{ pdf: OpenPdf; facts: BillFacts | undefined }>();
  useEffect(() => {
    if (pdf === undefined) return;
    let left = false;
    const done = (facts: BillFacts | undefined) => left || setRead({ pdf, facts });
    pdf.first.readLines().then(
      (lines) => done(billFacts(lines)),
      () => done(undefined),
    );
    return () => {
      left = true;
    };
  }, [pdf]);
  return read?.pdf === pdf ? read?.facts : 'reading';
}

/** Total, due date and charges of a bill as text, for screens on which a page of paper is too small to read (decision B85). */
export function BillSummary({ facts: { total, charges }, date }: { facts: BillFacts; date: string }) {
  const { t } = useTranslation('bills');
  const language = useLanguage();
  return (
    <div className={cardClass()}>
      <dl className={css.head}>
        <div>
          <dt>{t('billFacts.total')}</dt>
          <dd>
            <Price amount={total} size="summary" />
          </dd>
        </div>
        <div>
          <dt>{t('billFacts.due')}</dt>
          <dd>{dayText(dueDate(date), language)}</dd>
        </div>
      </dl>
      <h2 className={css.title}>{t('billFacts.charges')}</h2>
      <dl className={css.charges}>
        {charges.map(({ label, quantity, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a bill have no other identity
          <div key={index}>
            <dt>
              {label}
              {quantity === '' ? null : <small>{quantity}</small>}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className={css.source}>{t('billFacts.source')}</p>
    </div>
  );
}
