import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendResetCode, useSetPassword, useVerifyResetCode } from '@/api/generated/auth';
import { SetPasswordBody } from '@/api/generated/zod/auth';
import { brand } from '@/brand/brand';
import { inForm } from '@/forms/call-failure';
import { sendCodeOnce, useCodeCountdown } from '@/forms/code-countdown';
import { Form, SubmitRow } from '@/forms/form';
import { PhoneField } from '@/forms/phone-field';
import { PinField } from '@/forms/pin-field';
import { SmsCodeField } from '@/forms/sms-code-field';
import { usePinMessages, usePinNote } from '@/forms/strong-pin';
import { useZodForm } from '@/forms/use-zod-form';
import { phoneNumber } from '@/lib/phone-number';
import { useLanguage } from '@/session/language';
import { Button } from '@/ui/button';
import { FieldStack } from '@/ui/field';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { textIn } from '../../../openapi/languages.ts';
import { HelpLine } from './help-line.tsx';
import css from './login-dialog.module.css';
import { isWholeCode, newPinRules, verifyRules } from './rules.ts';

interface Verified {
  mobileNo: string;
  /** The server's one-time permission to set a PIN; never stored. */
  verCodePwd: string;
}

/** Two steps (RESET-01), for postpaid customers (ROLE-04). */
export function ResetPanel({ number, onNumber, onDone }: { number: string; onNumber: (number: string) => void; onDone: () => void }) {
  const { t } = useTranslation('auth');
  const [verified, setVerified] = useState<Verified>();
  return (
    <div className={css.form}>
      <p className={css.step}>{t('reset.step', { step: verified === undefined ? 1 : 2 })}</p>
      <p className={css.intro}>{verified === undefined ? t('reset.intro') : t('reset.introNew')}</p>
      {verified === undefined ? (
        <VerifyForm number={number} onNumber={onNumber} onVerified={setVerified} />
      ) : (
        <NewPinForm verified={verified} onBack={() => setVerified(undefined)} onDone={onDone} />
      )}
      <HelpLine kind="reset" />
    </div>
  );
}

/** Reset step 1 (RESET-03, RESET-07, RESET-08). */
function VerifyForm({ number, onNumber, onVerified }: { number: string; onNumber: (number: string) => void; onVerified: (verified: Verified) => void }) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const { t: tForms } = useTranslation('forms');
  const form = useZodForm({
    schema: verifyRules,
    defaultValues: { mobileNo: number, smsCode: '' },
    messages: {
      mobileNo: t('error.phone'),
      smsCode: { required: tForms('code.missing'), invalid: tForms('code.wrong'), notSent: tForms('code.notSent') },
    },
    clearOn: 'focus',
    refusedAt: 'smsCode',
  });
  const enteredNumber = phoneNumber(form.watch('mobileNo'));
  const countdown = useCodeCountdown('reset', enteredNumber);
  const sendCode = useSendResetCode(inForm);
  const verify = useVerifyResetCode(inForm);

  const send = async () => {
    if (!(await form.check('mobileNo'))) return false;
    return form.call(async () => {
      const { codePwd } = await sendCodeOnce('reset', enteredNumber, (headers) => sendCode.mutateAsync({ data: { mobileNo: enteredNumber }, headers }));
      countdown.start(codePwd);
    });
  };

  const submit = async ({ mobileNo, smsCode }: { mobileNo: string; smsCode: string }) => {
    const codePwd = countdown.sent?.reference;
    if (codePwd === undefined) return form.setError('smsCode', { message: 'notSent' });
    const { verCodePwd } = await verify.mutateAsync({ data: { mobileNo, smsCode, codePwd } });
    onVerified({ mobileNo, verCodePwd });
  };

  const phone = form.field('mobileNo');
  return (
    <Form form={form} onSubmit={submit}>
      <FieldStack>
        <PhoneField
          {...phone}
          label={t('phone')}
          hint={t('phoneHint', { operator: textIn(brand.name, language) })}
          data-autofocus
          onChange={(event) => {
            onNumber(event.target.value);
            return phone.onChange(event);
          }}
        />
        <SmsCodeField {...form.field('smsCode')} hint={tForms('code.hint')} countdown={countdown} onSend={send} isWhole={isWholeCode} />
      </FieldStack>
      <SubmitRow label={t('next')} busy={form.busy} wide />
    </Form>
  );
}

/** Reset step 2 (RESET-04, RESET-05, RESET-09). */
function NewPinForm({ verified, onBack, onDone }: { verified: Verified; onBack: () => void; onDone: () => void }) {
  const { t } = useTranslation('auth');
  const pinMessages = usePinMessages();
  const form = useZodForm({
    schema: newPinRules(verified.mobileNo),
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
