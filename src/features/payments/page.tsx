import { useSearchParams } from 'react-router-dom';
import { PaymentSteps } from './payment-steps.tsx';
import { readResult } from './result-address.ts';
import { ResultView } from './result-view.tsx';

export { loader } from './loader.ts';

/** Express payment: the steps, or what came of a payment that the customer comes back from (decision B38). */
export function Component() {
  const [query] = useSearchParams();
  const result = readResult(query);
  return result ? <ResultView result={result} /> : <PaymentSteps />;
}
