import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBillText } from '@/api/generated/bills';
import { CardSkeleton, QueryState } from '@/components/query-state';
import { Disclosure } from '@/ui/disclosure';
import { EmptyState } from '@/ui/no-content';
import { BillFrame, type BillProps } from './bill-frame.tsx';
import { BillSummary, type UseBill } from './bill-summary.tsx';
import css from './my-bill.module.css';
import { useObjectUrl } from './use-object-url.ts';

/** A bill as text: its figures as a list where the server gives them, and its text verbatim, saved as a text file, printed alone (BILL-07, BILL-22). */
export function TextBill(props: BillProps) {
  const { t } = useTranslation('bills');
  const bill = useBillText({ cycleDate: props.date });
  const text = bill.data?.billText;
  // The byte order mark makes every editor read the file as UTF-8.
  const content = useMemo(() => (text === undefined ? undefined : new Blob([`\ufeff${text}`], { type: 'text/plain;charset=utf-8' })), [text]);
  const file = useObjectUrl(content);
  const original = useRef<HTMLDetailsElement>(null);
  const print = () => {
    if (original.current) original.current.open = true;
    window.print();
  };
  const skeleton = <CardSkeleton height="38rem" />;
  return (
    <BillFrame {...props} file={file} extension="txt" downloadLabel={t('bill.downloadText')} onPrint={text === undefined ? undefined : print}>
      <QueryState query={bill} skeleton={skeleton} empty={<EmptyState title={t('bill.none')} level={2} />}>
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
