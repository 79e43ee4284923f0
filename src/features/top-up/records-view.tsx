import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { money } from '#operator';
import { brand } from '@/brand/brand';
import { siteConfig } from '@/brand/config';
import { dayText } from '@/lib/macau-date';
import { paths } from '@/lib/paths';
import { useLanguage } from '@/session/language';
import { Note } from '@/ui/note';
import { Section } from '@/ui/section';
import { Table } from '@/ui/table';
import { RECORD_MONTHS, sampleRecords } from './records.ts';
import css from './top-up.module.css';

/** The mock, whose gateway is on this machine, demonstrates the rows; no operation gives a customer's own (decision B84). A site for customers never has such a gateway. */
const isDemonstration = new URL(siteConfig.gateway).hostname === '127.0.0.1';

/** TOPUP-05. */
export function RecordsView() {
  const { t } = useTranslation('top-up');
  return (
    <Section level={3} title={t('records.title')} className={css.records}>
      <p className="caption">{t('records.span', { months: RECORD_MONTHS })}</p>
      <p className={css.sample}>
        {t('records.where', { number: brand.hotline })} <Link to={paths.bills}>{t('records.bill')}</Link>
      </p>
      {isDemonstration ? <Samples /> : null}
    </Section>
  );
}

function Samples() {
  const { t } = useTranslation('top-up');
  const [records] = useState(() => sampleRecords(new Date()));
  const language = useLanguage();
  return (
    <>
      <Note tone="warn" className={css.sample}>
        {t('records.sample')}
      </Note>
      <Table
        caption={t('records.title')}
        rows={records}
        rowKey={({ day }) => day}
        columns={[
          { id: 'date', head: t('records.date'), cell: ({ day }) => dayText(day, language), main: true },
          { id: 'amount', head: t('records.amount'), cell: ({ amount }) => money.sign + amount, figure: true },
          { id: 'data', head: t('records.data'), cell: ({ data }) => t('records.free', { amount: data }), figure: true },
        ]}
      />
    </>
  );
}
