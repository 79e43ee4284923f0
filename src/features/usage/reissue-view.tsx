import { useTranslation } from 'react-i18next';
import { type Period, useRequestUsageReissue, useUsageReissuePeriods } from '@/api/generated/usage';
import { RequestUsageReissueBody } from '@/api/generated/zod/usage';
import { prices } from '@/brand/brand';
import { DoneHeading } from '@/components/done-heading';
import { FactRows } from '@/components/fact-rows';
import { CardSkeleton, QueryState } from '@/components/query-state';
import { inForm } from '@/forms/call-failure';
import { Form, SubmitRow } from '@/forms/form';
import { usePersistedInput, usePersistedState } from '@/forms/persisted-state';
import { sendOnce } from '@/forms/send-once';
import { useZodForm } from '@/forms/use-zod-form';
import { dayText } from '@/lib/macau-date';
import { spacedNumber } from '@/lib/phone-number';
import { useLanguage } from '@/session/language';
import type { Session } from '@/session/session';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/no-content';
import { Note } from '@/ui/note';
import { Card } from '@/ui/section';
import { Select } from '@/ui/select';
import css from './usage.module.css';

type Customer = Extract<Session, { state: 'in' }>;

/** Form, then a confirmation (USAGE-02); the response is not shown (USAGE-07). */
export function ReissueView({ customer }: { customer: Customer }) {
  const { t } = useTranslation('usage');
  const language = useLanguage();
  const periods = useUsageReissuePeriods();
  const [requested, setRequested] = usePersistedState('usage.requested', '', { inTab: true });
  if (requested !== '') {
    return (
      <Card as="section" className={css.narrow}>
        <DoneHeading>{t('reissue.done')}</DoneHeading>
        <p>{t('reissue.doneText', { day: dayText(requested, language), fee: prices.reissue })}</p>
        <div className={`${css.after} noPrint`}>
          <Button onClick={() => setRequested('')}>{t('reissue.back')}</Button>
        </div>
      </Card>
    );
  }
  return (
    <QueryState
      query={periods}
      skeleton={<CardSkeleton height="24rem" className={css.narrow} />}
      isEmpty={({ invoices }) => invoices.length === 0}
      empty={<EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
    >
      {({ invoices }) => <ReissueForm customer={customer} periods={invoices} onRequested={setRequested} />}
    </QueryState>
  );
}

interface ReissueFormProps {
  customer: Customer;
  periods: readonly Period[];
  onRequested: (cycleDate: string) => void;
}

function ReissueForm({ customer: { account, isOneBill, mobileNo }, periods, onRequested }: ReissueFormProps) {
  const { t } = useTranslation('usage');
  const language = useLanguage();
  // A copy costs money, so the bill date has no default (USAGE-02).
  const form = useZodForm({ schema: RequestUsageReissueBody, defaultValues: { cycleDate: '' }, messages: { cycleDate: t('missing') } });
  usePersistedInput(form, 'usage.reissue');
  const request = useRequestUsageReissue(inForm);
  return (
    <Card as="section" className={css.narrow}>
      <Form
        form={form}
        onSubmit={async (values) => {
          await sendOnce({ operation: 'usageReissue', identity: values, whereToCheck: 'order' }, (headers) => request.mutateAsync({ data: values, headers }));
          onRequested(values.cycleDate);
        }}
      >
        <FactRows
          className={css.account}
          rows={[
            ...(account === '' ? [] : [[t(isOneBill ? 'reissue.oneBill' : 'reissue.client'), spacedNumber(account)] as const]),
            [t('reissue.phone'), spacedNumber(mobileNo)],
          ]}
        />
        <Select
          {...form.field('cycleDate')}
          label={t('period')}
          placeholder={t('reissue.choose')}
          options={periods.map(({ cycleDateStr }) => ({ value: cycleDateStr, label: dayText(cycleDateStr, language) }))}
          required
        />
        <Note className={css.fee}>{t('reissue.fee', { fee: prices.reissue })}</Note>
        <SubmitRow label={t('reissue.submit', { fee: prices.reissue })} busy={form.busy} />
      </Form>
    </Card>
  );
}
