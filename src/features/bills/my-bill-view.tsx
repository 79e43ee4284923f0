import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBills } from '@/api/generated/bills';
import { AccountPage } from '@/components/page-head';
import { LoadingSkeleton, QueryState } from '@/components/query-state';
import { usePersistedState } from '@/forms/persisted-state';
import { EmptyState } from '@/ui/no-content';
import { Skeleton } from '@/ui/skeleton';
import { BillSkeleton } from './bill-frame.tsx';
import css from './my-bill.module.css';
import { PdfBill } from './pdf-bill.tsx';
import { TextBill } from './text-bill.tsx';

interface MyBillViewProps {
  /** `4g` customers get a PDF, all others text (BILL-08, decisions B12 and B13). */
  net: string;
  onBack: () => void;
}

/** BILL-07. */
export function MyBillView({ net, onBack }: MyBillViewProps) {
  const { t } = useTranslation('bills');
  const bills = useBills();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = usePersistedState('bills.date', '');
  const skeleton = (
    <LoadingSkeleton className={css.skeleton}>
      <Skeleton height="auto" radius="card" className={css.skeletonDates} />
      <BillSkeleton />
    </LoadingSkeleton>
  );
  const empty = <EmptyState title={t('bill.none')}>{t('bill.noneText')}</EmptyState>;
  const Bill = net === '4g' ? PdfBill : TextBill;
  return (
    <AccountPage
      title={t('bill.title')}
      description={t('description')}
      back={{ label: t('back'), onBack }}
      actions={<div ref={setSlot} className={css.slot} />}
    >
      <QueryState query={bills} skeleton={skeleton} empty={empty} isEmpty={({ invoices }) => invoices.length === 0}>
        {({ invoices }) => {
          const dates = invoices.map(({ cycleDateStr }) => cycleDateStr);
          return <Bill date={dates.includes(chosen) ? chosen : (dates[0] ?? '')} dates={dates} onChoose={setChosen} slot={slot} />;
        }}
      </QueryState>
    </AccountPage>
  );
}
