import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useLoginMusic } from '@/api/generated/music';
import { LoginMusicBody } from '@/api/generated/zod/music';
import { prices } from '@/brand/brand';
import { inForm } from '@/forms/call-failure';
import { Form, SubmitRow } from '@/forms/form';
import { PhoneField } from '@/forms/phone-field';
import { sendOnce } from '@/forms/send-once';
import { normalized, useZodForm } from '@/forms/use-zod-form';
import { phoneNumber } from '@/lib/phone-number';
import { useSession } from '@/session/session';
import { FieldStack } from '@/ui/field';
import { TextField } from '@/ui/text-field';
import css from './music-form.module.css';

/** Sign-up form (MUSIC-02, MUSIC-06). */
export function MusicForm({ titleId, onDone, help }: { titleId: string; onDone: (message: string) => void; help: ReactNode }) {
  const { t } = useTranslation('music');
  const { t: forms } = useTranslation('forms');
  const session = useSession();
  const form = useZodForm({
    schema: musicRules,
    // A customer's own number is not asked for again (use 13).
    defaultValues: { mobileNo: session.state === 'in' ? session.mobileNo : '', password: '', email: '' },
    messages: {
      mobileNo: t('error.phone'),
      password: { required: t('error.password.required'), invalid: t('error.password.invalid') },
      email: { required: t('error.email.required'), invalid: t('error.email.invalid') },
    },
  });
  const signUp = useLoginMusic(inForm);

  return (
    <>
      <h2 id={titleId} className="noPrint">
        {t('form.title')}
      </h2>
      <Form
        form={form}
        className={`${css.form} noPrint`}
        onSubmit={async (values) => {
          const identity = { ...values, password: undefined };
          const { message } = await sendOnce({ operation: 'music', identity, whereToCheck: 'signUp' }, (headers) =>
            signUp.mutateAsync({ data: values, headers }),
          );
          onDone(message);
        }}
      >
        <FieldStack>
          <PhoneField {...form.field('mobileNo')} label={t('form.phone')} hint={t('form.phoneHint')} />
          <TextField
            {...form.field('password')}
            label={t('form.password')}
            hint={t('form.passwordHint')}
            autoComplete="current-password"
            reveal={{ show: forms('pin.show'), hide: forms('pin.hide'), showLabel: forms('pin.showLabel'), hideLabel: forms('pin.hideLabel') }}
          />
          <TextField
            {...form.field('email')}
            type="email"
            inputMode="email"
            label={t('form.email')}
            hint={t('form.emailHint')}
            autoComplete="email"
            spellCheck={false}
            autoCapitalize="none"
          />
        </FieldStack>
        <SubmitRow label={t('form.submit', { price: prices.musicPerMonth })} busy={form.busy} wide />
      </Form>
      <div className={css.note}>{help}</div>
    </>
  );
}

/** Validation of the sign-up (MUSIC-03). */
export const musicRules = z.object({
  mobileNo: normalized(phoneNumber, LoginMusicBody.shape.mobileNo),
  password: LoginMusicBody.shape.password,
  // Full-width characters of Chinese keyboards are converted.
  email: normalized((typed) => typed.normalize('NFKC').trim(), LoginMusicBody.shape.email),
});
