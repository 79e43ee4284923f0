import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetPassword } from '@/api/generated/auth';
import { SetPasswordBody } from '@/api/generated/zod/auth';
import { inForm } from '@/forms/call-failure';
import { Form, SubmitRow } from '@/forms/form';
import { PinField } from '@/forms/pin-field';
import { usePinMessages, usePinNote } from '@/forms/strong-pin';
import { useZodForm } from '@/forms/use-zod-form';
import { Button } from '@/ui/button';
import { FieldStack } from '@/ui/field';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { newPinRules } from './rules.ts';
import type { Verified } from './verified.ts';

interface NewPinFormProps {
  verified: Verified;
  onBack: () => void;
  onDone: () => void;
}

/** Reset step 2 (RESET-04, RESET-05, RESET-09). */
export function NewPinForm({ verified, onBack, onDone }: NewPinFormProps) {
  const { t } = useTranslation('auth');
  const schema = useMemo(() => newPinRules(verified.mobileNo), [verified.mobileNo]);
  const pinMessages = usePinMessages();
  const form = useZodForm({
    schema,
    defaultValues: { password: '', rePassword: '' },
    messages: {
      password: { required: t('error.newPin'), invalid: t('error.pinLength'), ...pinMessages },
      rePassword: { required: t('error.newPinAgain'), invalid: t('error.pinLength'), notSame: t('error.notSame') },
    },
    clearOn: 'focus',
    unsure: 'newPassword',
  });
  const setPassword = useSetPassword(inForm);
  const note = usePinNote(SetPasswordBody.shape.password, { pin: form.watch('password'), mobileNo: verified.mobileNo });

  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);

  const submit = async (values: { password: string; rePassword: string }) => {
    await setPassword.mutateAsync({ data: { ...values, verCodePwd: verified.verCodePwd } });
    onDone();
  };

  return (
    <Form form={form} onSubmit={submit}>
      {/* Tells password managers which account the PIN belongs to. */}
      <VisuallyHidden as="input" type="text" name="mobileNo" autoComplete="username" value={verified.mobileNo} readOnly tabIndex={-1} aria-hidden="true" />
      <FieldStack>
        <PinField {...form.field('password')} label={t('newPin')} hint={t('pinHint')} autoComplete="new-password" {...note} />
        <PinField {...form.field('rePassword')} label={t('newPinAgain')} autoComplete="new-password" />
      </FieldStack>
      <SubmitRow label={t('reset.save')} busy={form.busy}>
        <Button onClick={onBack}>{t('reset.back')}</Button>
      </SubmitRow>
    </Form>
  );
}
