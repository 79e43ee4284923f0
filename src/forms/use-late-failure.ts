import { destination } from '@/lib/destination';
import { showToast } from '@/lib/toasts';
import type { CallFailure } from './call-failure.ts';
import { type Unsure, useFailureText } from './failure-text.ts';

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
