import { useTranslation } from 'react-i18next';
import { useSendResetCode, useVerifyResetCode } from '@/api/generated/auth';
import { brand } from '@/brand/brand';
import { inForm } from '@/forms/call-failure';
import { sendCodeOnce, useCodeCountdown } from '@/forms/code-countdown';
import { Form, SubmitRow } from '@/forms/form';
import { PhoneField } from '@/forms/phone-field';
import { SmsCodeField } from '@/forms/sms-code-field';
import { useZodForm } from '@/forms/use-zod-form';
import { phoneNumber } from '@/lib/phone-number';
import { useLanguage } from '@/session/language';
import { FieldStack } from '@/ui/field';
import { textIn } from '../../../openapi/languages.ts';
import { isWholeCode, verifyRules } from './rules.ts';
import type { Verified } from './verified.ts';

interface VerifyFormProps {
  number: string;
  onNumber: (number: string) => void;
  onVerified: (verified: Verified) => void;
}

/** Reset step 1 (RESET-03, RESET-07, RESET-08). */
export function VerifyForm({ number, onNumber, onVerified }: VerifyFormProps) {
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
    if (codePwd === undefined) {
      form.setError('smsCode', { message: 'notSent' });
      return;
    }
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
