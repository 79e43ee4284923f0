import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Period, useRequestUsageReissue, useUsageReissuePeriods } from '@/api/usage';
import { QueryState } from '@/components/query-state';
import { inForm } from '@/forms/call-failure';
import { Form } from '@/forms/form';
import { usePersistedInput, usePersistedState } from '@/forms/persisted-state';
import { sendOnce } from '@/forms/send-once';
import { SubmitRow } from '@/forms/submit-row';
import { useZodForm } from '@/forms/use-zod-form';
import { REISSUE_FEE_MOP } from '@/lib/account-facts';
import { dayText } from '@/lib/macau-date';
import { spacedNumber } from '@/lib/phone-number';
import { useLanguage } from '@/session/language';
import { useSession } from '@/session/session';
import { Button } from '@/ui/button';
import { FieldStack } from '@/ui/field';
import { useFocus } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { Note } from '@/ui/note';
import { FormSkeleton, NoRecords } from './parts.tsx';
import { PeriodField } from './period-field.tsx';
import { reissueRules } from './rules.ts';
import css from './usage.module.css';

/** Form, then a confirmation with a way back (USAGE-02); the response is not shown (USAGE-07). */
export function ReissueTab() {
  const periods = useUsageReissuePeriods();
  const [requested, setRequested] = usePersistedState('usage.requested', '');
  if (requested !== '') return <RequestedNote cycleDate={requested} onBack={() => setRequested('')} />;
  return (
    <QueryState query={periods} skeleton={<FormSkeleton copy />} isEmpty={({ invoices }) => invoices.length === 0} empty={<NoRecords />}>
      {({ invoices }) => <ReissueForm periods={invoices} onRequested={setRequested} />}
    </QueryState>
  );
}

function ReissueForm({ periods, onRequested }: { periods: readonly Period[]; onRequested: (cycleDate: string) => void }) {
  const { t } = useTranslation('usage');
  const session = useSession();
  const form = useZodForm({ schema: reissueRules, defaultValues: { cycleDate: '' }, messages: { cycleDate: t('missing') } });
  usePersistedInput(form, 'usage.reissue');
  const request = useRequestUsageReissue(inForm);
  return (
    <>
      <h2 className={css.question}>{t('reissue.question')}</h2>
      {session.state === 'in' ? (
        <dl className={css.account}>
          {session.account === '' ? null : (
            <div>
              <dt>{session.isOneBill ? t('oneBill') : t('client')}</dt>
              <dd>{session.account}</dd>
            </div>
          )}
          <div>
            <dt>{t('phone')}</dt>
            <dd>{spacedNumber(session.mobileNo)}</dd>
          </div>
        </dl>
      ) : null}
      <Form
        form={form}
        onSubmit={async (values) => {
          await sendOnce({ operation: 'usageReissue', same: values, look: 'order' }, (headers) => request.mutateAsync({ data: values, headers }));
          onRequested(values.cycleDate);
        }}
      >
        <FieldStack>
          <PeriodField {...form.field('cycleDate')} periods={periods} />
          <Note tone="info">{t('reissue.fee', { fee: REISSUE_FEE_MOP })}</Note>
        </FieldStack>
        <SubmitRow label={t('reissue.submit')} busy={form.busy} />
      </Form>
    </>
  );
}

function RequestedNote({ cycleDate, onBack }: { cycleDate: string; onBack: () => void }) {
  const { t } = useTranslation('usage');
  const language = useLanguage();
  return (
    <>
      <h2 ref={useFocus()} tabIndex={-1} className={css.done}>
        <Icon icon={CircleCheck} size={24} />
        {t('reissue.done')}
      </h2>
      <p>{t('reissue.doneText', { day: dayText(cycleDate, language), fee: REISSUE_FEE_MOP })}</p>
      <div className={css.after}>
        <Button onClick={onBack}>{t('back')}</Button>
      </div>
    </>
  );
}
