import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { type RegisterEbillRequest, useRegisterEbill } from '@/api/generated/bills';
import { RegisterEbillBody } from '@/api/generated/zod/bills';
import { FactRows } from '@/components/fact-rows';
import { inForm } from '@/forms/call-failure';
import { Form, SubmitRow } from '@/forms/form';
import { usePersistedInput } from '@/forms/persisted-state';
import { normalized, useZodForm } from '@/forms/use-zod-form';
import { FieldStack } from '@/ui/field';
import { Note } from '@/ui/note';
import { RadioGroup, RadioTile } from '@/ui/radio-group';
import { Card } from '@/ui/section';
import { TextField } from '@/ui/text-field';
import css from './bills.module.css';
import { DoneView } from './done-view.tsx';

/** The request, and the server's message if it sent one. */
type Submission = RegisterEbillRequest & { res?: string | undefined };

/** Introduction with the form, then the confirmation (BILL-10, BILL-11). */
export function EbillView({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('bills');
  const [submission, setSubmission] = useState<Submission>();
  const on = submission?.mail === '0';
  return submission ? (
    <DoneView title={t(on ? 'email.doneOn' : 'email.doneOff')} text={submission.res ?? t(on ? 'email.doneOnText' : 'email.doneOffText')} onBack={onBack}>
      <FactRows className={css.spaced} rows={[[t('email.to'), submission.email]]} />
    </DoneView>
  ) : (
    <EbillForm onSubmitted={setSubmission} />
  );
}

function EbillForm({ onSubmitted }: { onSubmitted: (submission: Submission) => void }) {
  const { t } = useTranslation('bills');
  const form = useZodForm({
    schema: ebillRules,
    // No operation says what is set (B14).
    defaultValues: { mail: '' as '0' | '1', email: '' },
    messages: { mail: t('email.choiceMissing'), email: t('email.addressWrong') },
    unsure: 'setting',
  });
  usePersistedInput(form, 'bills.ebill');
  const register = useRegisterEbill(inForm);
  return (
    <Card as="section" className={css.narrow}>
      <Form
        form={form}
        onSubmit={async (values) => {
          const response = await register.mutateAsync({ data: values });
          onSubmitted({ ...values, res: response?.res });
        }}
      >
        <p className={css.lead}>{t('email.lead')}</p>
        <FieldStack>
          <RadioGroup {...form.group('mail')} label={t('email.choice')} columns={2}>
            <RadioTile {...form.choice('mail', '0')} title={t('email.on')} text={t('email.onText')} />
            <RadioTile {...form.choice('mail', '1')} title={t('email.off')} text={t('email.offText')} />
          </RadioGroup>
          <TextField
            {...form.field('email')}
            label={t('email.address')}
            hint={t('email.addressHint')}
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </FieldStack>
        <Note className={css.spaced}>{t('email.time')}</Note>
        <SubmitRow label={t('email.submit')} busy={form.busy} />
      </Form>
    </Card>
  );
}

/** Normalizes separators, including those of a Chinese keyboard, to the contract's comma. */
function emailList(typed: string): string {
  return typed
    .split(/[,，、;；\n]/)
    .map((address) => address.trim())
    .join(', ')
    .replace(/(?:, )+$/, '');
}

/** BILL-12, decision B15. */
export const ebillRules = z.object({ email: normalized(emailList, RegisterEbillBody.shape.email), mail: RegisterEbillBody.shape.mail });
