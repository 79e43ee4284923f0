import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBills, useBillText } from '@/api/generated/bills';
import { CardSkeleton, LoadingSkeleton, QueryState } from '@/components/query-state';
import { usePersistedState } from '@/forms/persisted-state';
import { Disclosure } from '@/ui/disclosure';
import { EmptyState } from '@/ui/no-content';
import { Skeleton } from '@/ui/skeleton';
import { BillFrame, type BillProps } from './bill-frame.tsx';
import { BillSummary, type UseBill } from './bill-summary.tsx';
import css from './my-bill.module.css';
import { PdfBill } from './pdf-bill.tsx';

/** BILL-07: `4g` customers get a PDF, all others text (BILL-08, decisions B12 and B13). */
export function MyBillView({ net, slot }: Pick<BillProps, 'slot'> & { net: string }) {
  const { t } = useTranslation('bills');
  const bills = useBills();
  const [chosen, setChosen] = usePersistedState('bills.date', '');
  const skeleton = (
    <LoadingSkeleton className={css.skeleton}>
      <Skeleton height="auto" radius="card" className={css.skeletonDates} />
      <Skeleton height="44rem" radius="card" />
    </LoadingSkeleton>
  );
  const empty = <EmptyState title={t('bill.none')}>{t('bill.noneText')}</EmptyState>;
  const Bill = net === '4g' ? PdfBill : TextBill;
  return (
    <QueryState query={bills} skeleton={skeleton} empty={empty} isEmpty={({ invoices }) => invoices.length === 0}>
      {({ invoices }) => {
        const dates = invoices.map(({ cycleDateStr }) => cycleDateStr);
        return <Bill date={dates.includes(chosen) ? chosen : (dates[0] ?? '')} dates={dates} onChoose={setChosen} slot={slot} />;
      }}
    </QueryState>
  );
}

/** A bill as text: its figures as a list where the server gives them, and its text verbatim, saved as a text file, printed alone (BILL-07, BILL-22). */
function TextBill(props: BillProps) {
  const { t } = useTranslation('bills');
  const bill = useBillText({ cycleDate: props.date });
  const text = bill.data?.billText;
  // The byte order mark makes every editor read the file as UTF-8.
  const content = useMemo(() => (text === undefined ? undefined : new Blob([`\ufeff${text}`], { type: 'text/plain;charset=utf-8' })), [text]);
  const original = useRef<HTMLDetailsElement>(null);
  const print = () => {
    if (original.current) original.current.open = true;
    window.print();
  };
  return (
    <BillFrame {...props} content={content} extension="txt" downloadLabel={t('bill.downloadText')} onPrint={text === undefined ? undefined : print}>
      <QueryState query={bill} skeleton={<CardSkeleton height="38rem" />} empty={<EmptyState title={t('bill.none')} level={2} />}>
        {({ billText, figures }) =>
          figures === undefined ? (
            <pre className={css.paper}>{billText}</pre>
          ) : (
            <>
              <BillSummary figures={figures} date={props.date} dates={props.dates} useBill={useBillText as UseBill} source={t('billFacts.sourceText')} />
              <Disclosure ref={original} variant="card" summary={t('billFacts.original')}>
                <pre className={css.paper}>{billText}</pre>
              </Disclosure>
            </>
          )
        }
      </QueryState>
    </BillFrame>
  );
}
