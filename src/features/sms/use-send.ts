import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SmsPreview, useSendSms } from '@/api/sms';
import { inForm, isCallFailure, isOutcomeUnknown } from '@/forms/call-failure';
import { useFailureText } from '@/forms/failure-text';
import { sendOnce } from '@/forms/send-once';

/**
 * Sends what was previewed, once: while it is under way and after it has succeeded, another press does nothing (SMS-37), and another tab
 * asks first. A lost answer leaves open whether it was sent, and says so: sending again costs money.
 */
export function useSend({ onSent, onFailed }: { onSent: () => void; onFailed: (text: string) => void }) {
  const { t } = useTranslation('sms');
  const failureText = useFailureText();
  const call = useSendSms(inForm);
  const inFlight = useRef<SmsPreview>(undefined);
  const [sending, setSending] = useState(false);

  const send = async (preview: SmsPreview) => {
    // The preview stays noted after it was sent: what was shown once is sent once.
    if (inFlight.current === preview) return;
    inFlight.current = preview;
    setSending(true);
    try {
      await sendOnce({ operation: 'sms', same: preview.form, look: 'sms' }, () => call.mutateAsync({ data: preview.form }));
      onSent();
    } catch (error) {
      inFlight.current = undefined;
      if (!isCallFailure(error)) throw error;
      const text = isOutcomeUnknown(error) ? t('confirm.unsure') : failureText(error);
      if (text !== undefined) onFailed(text);
    } finally {
      setSending(false);
    }
  };
  return { send, sending };
}
