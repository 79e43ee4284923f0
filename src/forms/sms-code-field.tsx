import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { CodeField, type CodeFieldProps } from '@/ui/code-field';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { CodeCountdown } from './code-countdown.ts';
import { keepDigits } from './keep-digits.ts';
import css from './sms-code-field.module.css';

type SmsCodeFieldProps = Omit<CodeFieldProps, 'label' | 'action' | 'note' | 'noteTone'> & {
  /** From `form.field(name)`: where the focus goes once the code is on its way. */
  id: string;
  countdown: CodeCountdown;
  /** Sends the code and starts the countdown; answers false when it was not sent. Called once at a time. */
  onSend: () => Promise<boolean>;
  /** Label once the wait is over; the usual one is "resend" (decision A18). */
  resendLabel?: string | undefined;
  /** Marks the send button as the place where the focus begins in a pop-up. */
  sendId?: string | undefined;
};

/** A code from an SMS with the button that sends it: 60 seconds of waiting, said once to a screen reader and counted in sight. */
export function SmsCodeField({ countdown, onSend, resendLabel, sendId, ...field }: SmsCodeFieldProps) {
  const { t, i18n } = useTranslation('forms');
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

  const time =
    sent && new Intl.DateTimeFormat(i18n.language === 'en' ? 'en-GB' : 'zh-HK', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(sent.at);
  const said = time === undefined ? undefined : t('code.sent', { time });
  const label = waiting ? t('code.wait', { count: seconds }) : sent ? (resendLabel ?? t('code.resend')) : t('code.send');
  return (
    <>
      <CodeField
        {...field}
        label={t('code.label')}
        note={said}
        noteTone="ok"
        onInput={keepDigits}
        action={
          // Not `disabled` while it counts: the button keeps the focus of those who wait on it.
          <Button id={sendId} busy={sending} aria-disabled={waiting || undefined} className={waiting ? css.waiting : undefined} onClick={() => void send()}>
            {label}
          </Button>
        }
      />
      <VisuallyHidden as="p" role="status">
        {said}
      </VisuallyHidden>
    </>
  );
}
