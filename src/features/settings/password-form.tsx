import { CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChangePasswordRequest, useChangePassword } from '@/api/generated/settings';
import { ChangePasswordBody } from '@/api/generated/zod/settings';
import { inForm } from '@/forms/call-failure';
import { Form, SubmitRow } from '@/forms/form';
import { PinField } from '@/forms/pin-field';
import { usePinMessages, usePinNote } from '@/forms/strong-pin';
import { useZodForm } from '@/forms/use-zod-form';
import { openLogin } from '@/session/login-prompt';
import { AlertDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';
import { FieldStack } from '@/ui/field';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { passwordRules } from './rules.ts';
import css from './settings.module.css';

const empty: ChangePasswordRequest = { oldPassword: '', password: '', rePassword: '' };

/** SET-02 … SET-08. No field is persisted over an expired session: all three are PINs. */
export function PasswordForm({ mobileNo }: { mobileNo: string }) {
  const { t } = useTranslation('settings');
  const schema = useMemo(() => passwordRules(mobileNo), [mobileNo]);
  const pinMessages = usePinMessages();
  const form = useZodForm({
    schema,
    defaultValues: empty,
    messages: {
      oldPassword: { required: t('password.missingOld'), invalid: t('password.length') },
      password: { required: t('password.missingNew'), invalid: t('password.length'), ...pinMessages },
      rePassword: { required: t('password.missingAgain'), invalid: t('password.length'), notSame: t('password.notSame') },
    },
    unsure: 'password',
  });
  const change = useChangePassword(inForm);
  const [oldPassword, password] = form.watch(['oldPassword', 'password']);
  const note = usePinNote(ChangePasswordBody.shape.password, { pin: password, old: oldPassword, mobileNo });
  const [message, setMessage] = useState<string>();

  return (
    <>
      <Form
        form={form}
        className={css.form}
        failureAction={
          <Button size={44} onClick={() => openLogin('reset')}>
            {t('password.reset')}
          </Button>
        }
        onSubmit={async (values) => {
          const { msg } = await change.mutateAsync({ data: values });
          form.reset(empty);
          setMessage(msg);
        }}
      >
        <p className={css.intro}>{t('password.intro')}</p>
        {/* Tells password managers which account the PIN belongs to. */}
        <VisuallyHidden as="input" type="text" name="mobileNo" autoComplete="username" value={mobileNo} readOnly tabIndex={-1} aria-hidden="true" />
        <FieldStack>
          <PinField {...form.field('oldPassword')} label={t('password.old')} autoComplete="current-password" />
          <PinField {...form.field('password')} label={t('password.new')} hint={t('password.hint')} autoComplete="new-password" {...note} />
          <PinField {...form.field('rePassword')} label={t('password.again')} autoComplete="new-password" />
        </FieldStack>
        <SubmitRow label={t('password.save')} busy={form.busy} />
      </Form>
      <AlertDialog
        open={message !== undefined}
        tone="ok"
        icon={CircleCheck}
        title={t('password.done')}
        cancelLabel={t('password.close')}
        onCancel={() => setMessage(undefined)}
      >
        <p>{message}</p>
      </AlertDialog>
    </>
  );
}
