import { useRef, useState } from 'react';
import { type SmsPreview, useSendSms } from '@/api/generated/sms';
import { inForm, isCallFailure } from '@/forms/call-failure';
import { useFailureText } from '@/forms/failure-text';
import { sendOnce } from '@/forms/send-once';

/** A message that was sent or scheduled: its preview, and when, in milliseconds since 1970. */
export interface SentMessage {
  preview: SmsPreview;
  at: number;
}

/**
 * Sends a preview once: repeated presses do nothing while it is in flight and after success (SMS-37). After an unknown outcome the error says
 * so, because sending again costs money.
 */
export function useSend({ onSent, onFailed }: { onSent: (sent: SentMessage) => void; onFailed: (text: string) => void }) {
  const failureText = useFailureText();
  const call = useSendSms(inForm);
  const inFlight = useRef<SmsPreview>(undefined);
  const [sending, setSending] = useState(false);

  const send = async (preview: SmsPreview) => {
    // Stays set after success, so that a preview is sent once.
    if (inFlight.current === preview) return;
    inFlight.current = preview;
    setSending(true);
    try {
      await sendOnce({ operation: 'sms', identity: preview.form, whereToCheck: 'sms' }, (headers) => call.mutateAsync({ data: preview.form, headers }));
      onSent({ preview, at: Date.now() });
    } catch (error) {
      inFlight.current = undefined;
      if (!isCallFailure(error)) throw error;
      // It was sent, and a toast has said so.
      if (error.kind === 'left') return onSent({ preview, at: Date.now() });
      const text = failureText(error);
      if (text !== undefined) onFailed(text);
    } finally {
      setSending(false);
    }
  };
  return { send, sending };
}
