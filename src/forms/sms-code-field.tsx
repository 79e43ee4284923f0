import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeText } from '@/lib/macau-date';
import { useLanguage } from '@/session/language';
import { Button } from '@/ui/button';
import { CodeField, type CodeFieldProps } from '@/ui/code-field';
import { Announcement } from '@/ui/visually-hidden';
import type { CodeCountdown } from './code-countdown.ts';
import { keepDigits } from './pin-field.tsx';
import css from './sms-code-field.module.css';

type SmsCodeFieldProps = Omit<CodeFieldProps, 'label' | 'action' | 'note' | 'noteTone'> & {
  /** From `form.field(name)`; takes the focus after the code was sent. */
  id: string;
  countdown: CodeCountdown;
  /** Sends the code and starts the countdown; resolves to false when it was not sent. Never called concurrently. */
  onSend: () => Promise<boolean>;
  /** Label after the wait; default "resend" (decision A18). */
  resendLabel?: string | undefined;
  /** Whether all of the code is typed, by the contract's rule: the form, which must do no more than log in or verify, is submitted then. */
  isWhole?: ((code: string) => boolean) | undefined;
  sendId?: string | undefined;
};

/** One-time code field with its send button and a 60-second countdown, which screen readers announce once (use 6). */
export function SmsCodeField({ countdown, onSend, resendLabel, sendId, isWhole, onChange, ...field }: SmsCodeFieldProps) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const [sending, setSending] = useState(false);
  const { sent, seconds } = countdown;
  const waiting = seconds > 0;

  const send = async () => {
    if (sending || waiting) return;
    setSending(true);
    try {
      if (await onSend()) document.getElementById(field.id)?.focus();
    } finally {
      setSending(false);
    }
  };

  const sentNote = sent && t('code.sent', { time: timeText(sent.at, language) });
  const label = waiting ? t('code.wait', { count: seconds }) : sent ? (resendLabel ?? t('code.resend')) : t('code.send');
  return (
    <>
      <CodeField
        {...field}
        label={t('code.label')}
        note={sentNote}
        noteTone="ok"
        onInput={keepDigits}
        onChange={(event) => {
          onChange?.(event);
          if (isWhole?.(event.target.value)) event.target.form?.requestSubmit();
        }}
        action={
          // `aria-disabled` keeps the focus on the button during the countdown.
          <Button id={sendId} busy={sending} aria-disabled={waiting || undefined} className={waiting ? css.waiting : undefined} onClick={() => void send()}>
            {label}
          </Button>
        }
      />
      <Announcement>{sentNote}</Announcement>
    </>
  );
}
