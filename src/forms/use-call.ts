import { useRef, useState } from 'react';
import { destination } from '@/lib/destination';
import { showToast } from '@/lib/toasts';
import { type CallFailure, isCallFailure } from './call-failure.ts';
import { type Unsure, useFailureText } from './failure-text.tsx';

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

/**
 * For failures that arrive when the customer has left the page that would show them: call the result before the request, and the function
 * that it returns with the failure. That shows a toast and returns true if the page was left.
 */
export function useLateFailure(unsure?: Unsure) {
  const failureText = useFailureText();
  return () => {
    const { pathname } = destination();
    return (failure: CallFailure): boolean => {
      if (destination().pathname === pathname) return false;
      const text = failureText(failure, unsure);
      if (text !== undefined) showToast('error', text);
      return true;
    };
  };
}
