import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SmsPreview, useSendSms } from '@/api/sms';
import { failureWords, inForm, isCallFailure } from '@/forms/call-failure';

/**
 * Sends what was previewed, once: while it is under way and after it has succeeded, another press does nothing (SMS-37). A lost connection
 * leaves open whether it was sent, and says so: sending again costs money.
 */
export function useSend({ onSent, onFailed }: { onSent: () => void; onFailed: (text: string) => void }) {
  const { t } = useTranslation('sms');
  const { t: common } = useTranslation();
  const call = useSendSms(inForm);
  const under = useRef<SmsPreview>(undefined);
  const [sending, setSending] = useState(false);

  const send = async (preview: SmsPreview) => {
    // The preview stays noted after it was sent: what was shown once is sent once.
    if (under.current === preview) return;
    under.current = preview;
    setSending(true);
    try {
      await call.mutateAsync({ data: preview.form });
      onSent();
    } catch (error) {
      under.current = undefined;
      if (!isCallFailure(error)) throw error;
      const words = failureWords(error);
      if (words !== undefined) onFailed(words === 'connection' ? t('confirm.unsure') : words === 'server' ? common('failure.server') : words.text);
    } finally {
      setSending(false);
    }
  };
  return { send, sending };
}
