import { useSearchParams } from 'react-router-dom';
import { PaymentSteps } from './payment-steps.tsx';
import { readResult } from './result-params.ts';
import { ResultView } from './result-view.tsx';

/** Express payment: the steps, or what came of a payment that the customer comes back from (decision B38). */
export function PaymentPage() {
  const [query] = useSearchParams();
  const result = readResult(query);
  return result ? <ResultView result={result} /> : <PaymentSteps />;
}
