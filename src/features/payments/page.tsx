import { useState } from 'react';
import { useSession } from '@/session/session';
import { PaymentSteps } from './payment-steps.tsx';
import { ResultView } from './result-view.tsx';
import { usePaymentResult } from './use-payment-result.ts';

export { loader } from './loader.ts';

/** Changes when a customer's session ends, as in another tab: nothing of it stays on the page. What a visitor has typed survives the log-in. */
function useCustomerKey(): number {
  const session = useSession();
  const customer = session.state === 'in' ? session.mobileNo : '';
  const [last, setLast] = useState({ customer, key: 0 });
  if (last.customer !== customer) setLast({ customer, key: last.customer === '' ? last.key : last.key + 1 });
  return last.key;
}

/** The payment steps, or the result after a return from the gateway (decision B38). */
export function Component() {
  const result = usePaymentResult();
  const key = useCustomerKey();
  return result ? <ResultView result={result} /> : <PaymentSteps key={key} />;
}
