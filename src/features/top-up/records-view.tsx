import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '@/brand/brand';
import { dayText } from '@/lib/macau-date';
import { useLanguage } from '@/session/language';
import { Note } from '@/ui/note';
import { Table } from '@/ui/table';
import { RECORD_MONTHS, sampleRecords } from './records.ts';
import css from './top-up.module.css';

/** TOPUP-05. */
export function RecordsView() {
  const { t } = useTranslation('top-up');
  const language = useLanguage();
  const [records] = useState(() => sampleRecords(new Date()));
  return (
    <section aria-labelledby="top-up-records" className={css.records}>
      <h3 id="top-up-records">{t('records.title')}</h3>
      <p className={css.quiet}>{t('records.span', { months: RECORD_MONTHS })}</p>
      <Note tone="info" className={css.sample}>
        {t('records.sample', { number: brand.hotline })}
      </Note>
      <Table
        caption={t('records.title')}
        rows={records}
        rowKey={({ day }) => day}
        columns={[
          { id: 'date', head: t('records.date'), cell: ({ day }) => dayText(day, language), main: true },
          { id: 'amount', head: t('records.amount'), cell: ({ amount }) => `MOP$${amount}`, figure: true },
          { id: 'data', head: t('records.data'), cell: ({ data }) => t('records.free', { amount: data }), figure: true },
        ]}
      />
    </section>
  );
}
