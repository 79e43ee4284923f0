import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Period, type RequestBillReissueRequest, useBillReissuePeriods, useRequestBillReissue } from '@/api/generated/bills';
import { RequestBillReissueBody } from '@/api/generated/zod/bills';
import { prices } from '@/brand/brand';
import { FactRows } from '@/components/fact-rows';
import { CardSkeleton, QueryState } from '@/components/query-state';
import { inForm } from '@/forms/call-failure';
import { Form, SubmitRow } from '@/forms/form';
import { usePersistedInput } from '@/forms/persisted-state';
import { sendOnce } from '@/forms/send-once';
import { useZodForm } from '@/forms/use-zod-form';
import { dayText } from '@/lib/macau-date';
import { spacedNumber } from '@/lib/phone-number';
import { useLanguage } from '@/session/language';
import { Button } from '@/ui/button';
import { focusPage } from '@/ui/focus';
import { EmptyState } from '@/ui/no-content';
import { Note } from '@/ui/note';
import { Card } from '@/ui/section';
import { Select } from '@/ui/select';
import css from './bills.module.css';
import { DoneView } from './done-view.tsx';

/** The order, and the server's message if it sent one. */
type Submission = RequestBillReissueRequest & { res?: string | undefined };

/** BILL-13 … BILL-15, decision B16. */
export function ReissueView({ onBack, ...accountProps }: { account: string; isOneBill: boolean; onBack: () => void }) {
  const { t } = useTranslation('bills');
  const language = useLanguage();
  const periods = useBillReissuePeriods();
  const [submission, setSubmission] = useState<Submission>();
  const orderAnother = () => {
    setSubmission(undefined);
    focusPage();
  };
  const skeleton = <CardSkeleton height="26rem" className={css.narrow} />;
  const empty = <EmptyState title={t('reissue.none')}>{t('reissue.noneText')}</EmptyState>;
  return submission ? (
    <DoneView
      title={t('reissue.done')}
      text={submission.res ?? t('reissue.doneText', { date: dayText(submission.cycleDate, language), fee: prices.reissue })}
      onBack={onBack}
      action={<Button onClick={orderAnother}>{t('reissue.another')}</Button>}
    />
  ) : (
    <QueryState query={periods} skeleton={skeleton} empty={empty} isEmpty={({ invoices }) => invoices.length === 0}>
      {({ invoices }) => <ReissueForm {...accountProps} periods={invoices} onSubmitted={setSubmission} />}
    </QueryState>
  );
}

interface ReissueFormProps {
  account: string;
  isOneBill: boolean;
  periods: readonly Period[];
  onSubmitted: (submission: Submission) => void;
}

function ReissueForm({ account, isOneBill, periods, onSubmitted }: ReissueFormProps) {
  const { t } = useTranslation('bills');
  const language = useLanguage();
  const form = useZodForm({ schema: RequestBillReissueBody, defaultValues: { cycleDate: '' }, messages: { cycleDate: t('reissue.periodMissing') } });
  usePersistedInput(form, 'bills.reissue');
  const order = useRequestBillReissue(inForm);
  return (
    <Card as="section" className={css.narrow}>
      <Form
        form={form}
        onSubmit={async (values) => {
          const response = await sendOnce({ operation: 'billReissue', identity: values, whereToCheck: 'order' }, (headers) =>
            order.mutateAsync({ data: values, headers }),
          );
          onSubmitted({ ...values, res: response?.res });
        }}
      >
        <FactRows rows={[[t(isOneBill ? 'oneBill' : 'account'), spacedNumber(account)]]} />
        <Select
          {...form.field('cycleDate')}
          label={t('reissue.period')}
          placeholder={t('reissue.choose')}
          options={periods.map(({ cycleDateStr }) => ({ value: cycleDateStr, label: dayText(cycleDateStr, language) }))}
          required
          fieldClassName={css.period}
        />
        <Note className={css.spaced}>
          <ul>
            <li>{t('reissue.fee', { fee: prices.reissue })}</li>
            <li>{t('reissue.time')}</li>
          </ul>
        </Note>
        <SubmitRow label={t('reissue.submit', { fee: prices.reissue })} busy={form.busy} />
      </Form>
    </Card>
  );
}
