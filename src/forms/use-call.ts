import { useRef, useState } from 'react';
import { type CallFailure, isCallFailure } from './call-failure.ts';
import { useFailureText } from './failure-text.ts';
import { useLateFailure } from './use-late-failure.ts';

/**
 * A call outside a form, such as in a dialog: one at a time, busy until it fails (the caller unmounts on success, unless it is `reusable`), with its
 * failure message.
 */
export function useCall() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const running = useRef(false);
  const failureText = useFailureText()(failure);
  const watchPage = useLateFailure();

  const run = async (call: () => Promise<unknown>, { reusable = false } = {}): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    const showIfLeft = watchPage();
    try {
      await call();
      if (reusable) setBusy(false);
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      if (!showIfLeft(error)) setFailure(error);
      setBusy(false);
    } finally {
      running.current = false;
    }
  };
  return { busy, failure, failureText, run };
}
