import { useSearchParams } from 'react-router-dom';
import { PaymentSteps } from './payment-steps.tsx';
import { readResult } from './result-params.ts';
import { ResultView } from './result-view.tsx';

export { loader } from './loader.ts';

/** The payment steps, or the result if the URL has one (decision B38). */
export function Component() {
  const [query] = useSearchParams();
  const result = readResult(query);
  return result ? <ResultView result={result} /> : <PaymentSteps />;
}
