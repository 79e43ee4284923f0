import { PaymentSteps } from './payment-steps.tsx';
import { ResultView } from './result-view.tsx';
import { usePaymentResult } from './use-payment-result.ts';

export { loader } from './loader.ts';

/** The payment steps, or the result after a return from the gateway (decision B38). */
export function Component() {
  const result = usePaymentResult();
  return result ? <ResultView result={result} /> : <PaymentSteps />;
}
