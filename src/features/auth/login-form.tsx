import { Check, Lock } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInquireAccountType, useLogin, useLoginPrepaid, useSendPrepaidLoginCode } from '@/api/generated/auth';
import { brand } from '@/brand/brand';
import { lazyPart } from '@/components/lazy-part';
import { inForm } from '@/forms/call-failure';
import { sendCodeOnce, useCodeCountdown } from '@/forms/code-countdown';
import { Form, SubmitRow } from '@/forms/form';
import { PhoneField } from '@/forms/phone-field';
import { PinField } from '@/forms/pin-field';
import { SmsCodeField } from '@/forms/sms-code-field';
import { useZodForm } from '@/forms/use-zod-form';
import { phoneNumber, spacedNumber } from '@/lib/phone-number';
import { useLanguage } from '@/session/language';
import { startSession } from '@/session/session';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { FieldStack } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { Announcement } from '@/ui/visually-hidden';
import { textIn } from '../../../openapi/languages.ts';
import { HelpLine } from './help-line.tsx';
import css from './login-dialog.module.css';
import { type AccountType, isWholeCode, loginRules } from './rules.ts';

const PersonaPicker = import.meta.env.DEV ? lazyPart(async () => (await import('./persona-picker')).PersonaPicker) : undefined;

interface LoginFormProps {
  /** Shared with the reset tab, so that it is typed once. */
  number: string;
  onNumber: (number: string) => void;
  onForgot: () => void;
  onLoggedIn: (type: AccountType) => void;
}

/** LOGIN-02 … LOGIN-13: the number first, then the PIN (postpaid) or the SMS code (prepaid); each request has the whole form (LOGIN-20 … LOGIN-22). */
export function LoginForm({ number, onNumber, onForgot, onLoggedIn }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const { t: tForms } = useTranslation('forms');
  const [type, setType] = useState<AccountType>();
  const sendId = useId();
  const form = useZodForm({
    schema: loginRules[type ?? 'unknown'],
    defaultValues: { mobileNo: number, password: '', code: '' },
    // The first step has one field.
    messages: {
      mobileNo: t('error.phone'),
      ...(type !== undefined && { password: t('error.pin'), code: { required: tForms('code.missing'), invalid: tForms('code.wrong') } }),
    },
    clearOn: 'focus',
    refusedAt: type === 'POSTPAID' ? 'password' : type === 'PREPAID' ? 'code' : 'mobileNo',
  });
  const enteredNumber = phoneNumber(form.watch('mobileNo'));
  const countdown = useCodeCountdown('login', enteredNumber);
  const inquire = useInquireAccountType(inForm);
  const logIn = useLogin(inForm);
  const logInPrepaid = useLoginPrepaid(inForm);
  const sendCode = useSendPrepaidLoginCode(inForm);

  const { setFocus } = form;
  const codeSent = countdown.sent !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the type becomes known
  useEffect(() => {
    if (type === 'POSTPAID') setFocus('password');
    if (type === 'PREPAID') codeSent ? setFocus('code') : document.getElementById(sendId)?.focus();
  }, [type]);

  /** Returns to the first step and clears PIN and code (LOGIN-04). */
  const forgetType = () => {
    if (type === undefined) return;
    setType(undefined);
    form.resetField('password');
    form.resetField('code');
  };

  const submit = async ({ mobileNo, password, code }: { mobileNo: string; password: string; code: string }) => {
    if (type === undefined) {
      const accountType: string = await inquire.mutateAsync({ data: { mobileNo } });
      // Any other type cannot log in (decision B26).
      if (accountType === 'POSTPAID' || accountType === 'PREPAID') setType(accountType);
      else form.setError('mobileNo', { message: 'invalid' });
      return;
    }
    if (type === 'POSTPAID') {
      const session = await logIn.mutateAsync({ data: { mobileNo, password, code: '' } });
      startSession({ networkType: '', ...session }, 'postpaid');
    } else {
      const { token } = await logInPrepaid.mutateAsync({ data: { mobileNo, password: '', code } });
      startSession({ token, mobileNo, account: '', isOneBill: 'false', net: '', networkType: '' }, 'prepaid');
    }
    onLoggedIn(type);
  };

  const send = () =>
    form.call(async () => {
      await sendCodeOnce('login', enteredNumber, (headers) => sendCode.mutateAsync({ data: { mobileNo: enteredNumber, password: '', code: '' }, headers }));
      countdown.start();
    });

  const phone = form.field('mobileNo');
  // A wrong password or a locked account, which only the sentence says: neither button is the way on until another password is typed.
  const isRefused = type === 'POSTPAID' && form.isRefusedAtField;
  return (
    <Form form={form} onSubmit={submit} onFailure={() => form.resetField('password')} className={css.form}>
      <FieldStack>
        <PhoneField
          {...phone}
          label={t('phone')}
          hint={t('phoneHint', { operator: textIn(brand.name, language) })}
          autoComplete="username"
          data-autofocus
          onFocus={() => {
            phone.onFocus?.();
            forgetType();
          }}
          onChange={(event) => {
            forgetType();
            onNumber(event.target.value);
            return phone.onChange(event);
          }}
          suffix={
            type === undefined ? undefined : (
              <span className={css.type}>
                <Badge tone="ok" icon={Check}>
                  {t(`type.${type}`)}
                </Badge>
              </span>
            )
          }
        />
        {type === 'POSTPAID' ? <PinField {...form.field('password')} label={t('pin')} hint={t('pinHint')} autoComplete="current-password" /> : null}
        {type === 'PREPAID' ? (
          <SmsCodeField
            {...form.field('code')}
            hint={tForms(codeSent ? 'code.hintTo' : 'code.hintFor', { number: spacedNumber(enteredNumber) })}
            countdown={countdown}
            onSend={send}
            sendId={sendId}
            isWhole={isWholeCode}
          />
        ) : null}
      </FieldStack>
      <Announcement>{type === undefined ? null : t(`known.${type}`)}</Announcement>
      <SubmitRow label={type === undefined ? t('next') : t('login')} busy={form.busy} wide quiet={isRefused && form.watch('password') === ''} />
      {type === 'PREPAID' ? null : (
        <div className={css.below}>
          <Button {...(isRefused ? {} : ({ variant: 'quiet', size: 44, className: css.forgot } as const))} onClick={onForgot}>
            {t('forgot')}
          </Button>
          <p className={css.promise}>
            <Icon icon={Lock} size={16} />
            {t('promise')}
          </p>
        </div>
      )}
      {PersonaPicker === undefined ? null : (
        <PersonaPicker
          onPick={(mobileNo) => {
            forgetType();
            form.setValue('mobileNo', mobileNo);
          }}
        />
      )}
      <HelpLine kind={type === 'PREPAID' ? 'code' : 'login'} />
    </Form>
  );
}
