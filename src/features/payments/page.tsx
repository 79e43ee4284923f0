import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getPaymentReceiptQueryOptions } from '@/api/generated/payments';
import { useSession } from '@/session/session';
import { readResult, usePaymentResult } from './payment-result.ts';
import { PaymentSteps } from './payment-steps.tsx';
import { RECEIPT_QUERY, ResultView } from './result-view.tsx';

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

export function loader(queryClient: QueryClient, { request }: LoaderFunctionArgs): void {
  const result = readResult(new URL(request.url).searchParams);
  if (result?.kind === 'receipt') void queryClient.prefetchQuery(getPaymentReceiptQueryOptions({ pid: result.pid }, { query: RECEIPT_QUERY }));
}
